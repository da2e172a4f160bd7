/** From a website to a listing. */
export const draft = {};
