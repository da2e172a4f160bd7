import type { Log } from "#core/ports";

/** Structured lines on the console, which is what Workers Logs collects. */
export const consoleLog: Log = {
	info: (event, facts = {}) => console.log(JSON.stringify({ event, ...facts })),
	error: (event, error, facts = {}) =>
		console.error(
			JSON.stringify({
				event,
				error: error instanceof Error ? (error.stack ?? error.message) : String(error),
				...facts,
			}),
		),
};
