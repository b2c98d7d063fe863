import { safely } from "./safely.js";

// What lives as long as the tab. A browser that keeps nothing for pages has a history all the same, whose state survives
// a reload.
export const tab = {
  get: (key) => safely(() => sessionStorage.getItem(key)) ?? safely(() => history.state.knack[key]),
  set: (key, text) => {
    if (
      safely(() => {
        sessionStorage.setItem(key, text);
        return true;
      })
    )
      return;
    safely(() => history.replaceState({ ...history.state, knack: { ...history.state?.knack, [key]: text } }, ""));
  },
  keys: () => [...(safely(() => Object.keys(sessionStorage)) ?? []), ...Object.keys(history.state?.knack ?? {})],
  drop: (key) => {
    safely(() => sessionStorage.removeItem(key));
    if (safely(() => history.state.knack[key]))
      history.replaceState({ ...history.state, knack: { ...history.state.knack, [key]: null } }, "");
  },
};
