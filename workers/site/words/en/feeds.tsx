/** Feeds and calendars. */
export const feeds = {};
