/** Leaderboards and what money decides on them. */
export const boards = {};
