// Where links lead: beside the page that frames this one, and on in the reader's language.
const root = document.documentElement;

// In a frame of another page (`?embed=1`) the table stands alone, and whatever leads further opens beside that page. The
// server says so before any script (`pictures.py`); the static edition has none.
const EMBED = "embed";
if (new URLSearchParams(location.search).get(EMBED) === "1") root.dataset.embed = "1";
const leadOut = (event) => {
  const link = root.dataset.embed && event.target.closest?.("a[href]");
  if (!link) return;
  if (link.closest(".kp-book")) {
    const query = new URLSearchParams(location.search);
    query.delete(EMBED);
    link.search = query;
  } else if (link.pathname !== location.pathname || link.origin !== location.origin) link.target = "_blank";
};
for (const event of ["click", "auxclick"]) addEventListener(event, leadOut, true);

// Prose that leads to another page of the book takes the reader's language along.
const lead = (event) => {
  const link = event.target.closest?.(".kp-prose a[href]");
  if (link && link.origin === location.origin && /\.(ipynb|html)$/.test(link.pathname))
    link.search = `lang=${root.lang}`;
};
for (const event of ["click", "auxclick"]) addEventListener(event, lead, true);
