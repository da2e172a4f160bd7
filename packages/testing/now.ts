/** The instant at which tests happen unless they say otherwise: a Wednesday. */
export const NOW = new Date("2026-11-18T12:00:00.000Z");
export const ORIGIN = "https://launchweek.test";
