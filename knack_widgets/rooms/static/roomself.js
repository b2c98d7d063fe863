// Who this device is: a token of its own, kept through reloads and restarts; another tab is another device.

const draw = () => [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const guarded = (storage, act) => {
  try {
    return act(storage());
  } catch {
    return null; // a browser that keeps nothing: the tab's own memory must do
  }
};

export function ownSelf(code) {
  const key = `knack-room-${code}`;
  const read = (storage) => guarded(storage, (found) => JSON.parse(found.getItem(key) ?? "null"));
  const write = (storage, value) => guarded(storage, (found) => found.setItem(key, JSON.stringify(value)));
  const tab = () => window.sessionStorage;
  const all = () => window.localStorage;
  let self = read(tab);
  if (!self?.token) self = { token: read(all)?.token ?? draw(), tab: draw() };
  const keep = () => {
    write(tab, self);
    write(all, { token: self.token });
  };
  return {
    get: () => self,
    /** This tab has its member: it is the one to come back to. */
    keep,
    /** Another device from now on. */
    renew: () => {
      self = { token: draw(), tab: draw() };
      keep();
    },
  };
}
