import { showListing } from "./listing.js";

/** The head of a page: search, links, choice of language. */
const render = (view) => showListing(view, {});

export default { render };
