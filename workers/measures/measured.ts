import { isbot } from "isbot";
import type { CallerClass, Measure } from "#core/numbers/measure";
import { readsFrom, tellBookmark } from "#workers/http/bookmark";
import { SESSION_COOKIE } from "#workers/http/cookies";
import { newNotes, withNotes } from "#workers/measures/request-notes";

/** Longer ones are no browser's; it also bounds what the robots' expression looks at. */
const USER_AGENT_MAX = 512;

/** Answers a request; whoever has written is told how far the database had come then. @param write given one measure of it, once it is answered. */
export async function measured(
	request: Request,
	answer: () => Promise<Response>,
	write: (measure: Measure) => void,
): Promise<Response> {
	const notes = newNotes(readsFrom(request));
	const begun = Date.now();
	const response = await withNotes(notes, answer);
	const { route, rowsRead, rowsWritten, statements, hasWritten, session } = notes;
	write({
		kind: "request",
		route: route ?? "other",
		caller: callerClass(request.headers),
		status: response.status,
		ms: Date.now() - begun,
		rowsRead,
		rowsWritten,
		statements,
	});
	const bookmark = hasWritten ? session?.getBookmark() : null;
	return bookmark ? tellBookmark(request, response, bookmark) : response;
}

/** Whether somebody says to be an app, a key or a person who is signed in; all others are told by what they call themselves. */
export function callerClass(headers: Headers): CallerClass {
	const authorization = headers.get("Authorization");
	if (authorization !== null) return /^bearer\s+lw_/i.test(authorization) ? "key" : "app";
	if ((headers.get("Cookie") ?? "").includes(`${SESSION_COOKIE}=`)) return "person";
	const userAgent = headers.get("User-Agent") ?? "";
	return userAgent === "" || userAgent.length > USER_AGENT_MAX || isbot(userAgent) ? "robot" : "visitor";
}
