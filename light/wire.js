// A wire to the kernel that loses no press: between a line's end and the word of it a browser takes what is sent and drops it.

const unsent = [];

/** What is sent on a wire that has ended, but is not known to have, goes first on the next. */
export class Wire extends WebSocket {
  /** @param {ConstructorParameters<typeof WebSocket>} given */
  constructor(...given) {
    super(...given);
    this.addEventListener("open", () => unsent.splice(0).forEach((data) => super.send(data)));
  }

  send(data) {
    if (this.readyState > WebSocket.OPEN) unsent.push(data);
    else super.send(data);
  }
}
