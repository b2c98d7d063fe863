import { mountNotice } from "./notice.js";

/** Parts that stand without the rulebook around them bring their own place for notices. */
export function standalone(...mounts) {
  return (el, ctx) => {
    const off = [mountNotice, ...mounts].map((mount) => mount(el, ctx));
    return () => off.forEach((cleanup) => cleanup?.());
  };
}
