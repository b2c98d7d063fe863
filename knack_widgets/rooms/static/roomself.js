import { safely } from "../../widgets/static/storage.js";

// The identity of this device: a token that survives reloads and restarts. Each tab has a name of its own.

const draw = () =>
  [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** If the browser blocks its storage, the token is kept in memory only. */
const guarded = (storage, act) => safely(() => act(storage()));

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
    /** Stores the token, once this tab has a member. */
    keep,
    /** Replaces the token, so that this tab counts as another device. */
    renew: () => {
      self = { token: draw(), tab: draw() };
      keep();
    },
  };
}
