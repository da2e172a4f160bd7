import { errorTrace } from "#core/error-words";
import type { Log } from "#core/ports/outside";

/** Structured lines on the console, which is what Workers Logs collects. */
export const consoleLog: Log = {
	info: (event, facts = {}) => console.log(JSON.stringify({ event, ...facts })),
	error: (event, error, facts = {}) =>
		console.error(
			JSON.stringify({
				event,
				error: errorTrace(error),
				...facts,
			}),
		),
};
