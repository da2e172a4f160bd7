import { callerKey } from "#core/access/caller";
import { AppError, invalidField } from "#core/errors";
import { REACHES, type Reach } from "#core/events/kinds";
import { cursorText, isReadable, readCursor } from "#core/public-data/cursor";
import { eventsFor, type Hearer, logEnds } from "#store/events";
import { eventBody } from "#usecases/events/event-body";
import { bearerCaller } from "#workers/http/bearer";
import { networkOf } from "#workers/http/credentials";
import { resourceMetadataUrl } from "#workers/http/oauth-addresses";
import { problemHeaders, toProblem } from "#workers/http/problem";
import type { PageContext, Site } from "../site.ts";
import { words } from "../words/words.ts";

const PATH = "/feeds/events.jsonl";
const EVENTS_A_PAGE = 100;

/** What happened, for programs that ask again and again. Source: docs/webhooks.md#the-feed. */
export default function eventsFeed(site: Site): void {
	// Browsers ask beforehand whether a page may send a key.
	site.options(PATH, (c) =>
		c.body(null, 204, {
			"Access-Control-Allow-Origin": "*",
			"Access-Control-Allow-Headers": "Authorization",
			"Access-Control-Max-Age": "86400",
		}),
	);
	site.get(PATH, async (c) => {
		// Credentials are given to it by hand, never by a browser itself: programs on other people's pages may read it.
		c.header("Access-Control-Allow-Origin", "*");
		c.header("Access-Control-Expose-Headers", "Link, Retry-After, WWW-Authenticate");
		c.header("Vary", "Authorization");
		try {
			return await answer(c, await hearerOf(c));
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			const { links } = c.var.services;
			c.header("Content-Type", "application/problem+json");
			for (const [name, value] of Object.entries(problemHeaders(error, resourceMetadataUrl(links, "rest"))))
				c.header(name, value);
			return c.body(JSON.stringify(toProblem(error, links, c.var.requestId)), error.status as 400);
		}
	});
}

/** @throws AppError for credentials that are not valid or may not read the account, and over the limit of reads. */
async function hearerOf(c: PageContext): Promise<Hearer> {
	const { services } = c.var;
	const now = services.clock.now();
	const caller = await bearerCaller(c.req.raw, services, "rest", now).catch((error: unknown) => {
		// Guessing credentials is slowed down by the network it comes from.
		services.performDeps.takeRate(`network:${networkOf(c.req.raw)}`, "write", now);
		throw error;
	});
	services.performDeps.takeRate(callerKey(caller), "read", now);
	const wanted = c.req.query("reach");
	const reach = REACHES.find((one) => one === wanted);
	if (wanted !== undefined && reach === undefined) {
		invalidField("/reach", `This must be one of ${REACHES.join(", ")}.`);
	}
	if (caller.kind === "anonymous") return everybodys(reach);
	if (!caller.scopes.includes("account:read")) {
		throw new AppError("insufficient_scope", "This needs the scope account:read.", { scope: "account:read" });
	}
	return { userId: caller.userId, reach: reach ?? "own" };
}

/** @throws AppError `unauthorized` where only an account has what is asked for. */
function everybodys(reach: Reach | undefined): Hearer {
	if (reach === undefined || reach === "all") return null;
	throw new AppError(
		"unauthorized",
		`Only an account hears reach=${reach}: send \`Authorization: Bearer\` with an API key.`,
	);
}

async function answer(c: PageContext, hearer: Hearer): Promise<Response> {
	const { db, links } = c.var.services;
	const text = c.req.query("since") ?? "";
	const { newest, oldestSeq } = await logEnds(db);
	const since = text === "" ? { epoch: newest.epoch, seq: 0 } : readCursor(text);
	if (since === null) return c.json({ ...words.data.noCursor, events: links.origin + PATH }, 400);
	// What was forgotten between a cursor and the oldest event that is kept, nobody can tell any more.
	const isForgotten = since.seq > 0 && since.seq < oldestSeq - 1;
	if (!isReadable(since, newest) || isForgotten) {
		return c.json({ ...words.webhooks.oldCursor, events: links.origin + PATH }, 410);
	}
	const { events, lookedTo, isFull } = await eventsFor(db, hearer, since.seq, EVENTS_A_PAGE, newest.seq);
	const cursor = (seq: number) => cursorText({ epoch: newest.epoch, seq });
	const next = new URLSearchParams({ since: cursor(lookedTo), ...(hearer && { reach: hearer.reach }) });
	// What is not for this reader was looked through as well: going on from here spares looking again.
	if (isFull || lookedTo > since.seq) c.header("Link", `<${links.origin}${PATH}?${next}>; rel="next"`);
	const lines = events.map((event) => `${JSON.stringify({ ...eventBody(event, links), cursor: cursor(event.seq) })}\n`);
	return c.body(lines.join(""), 200, { "Content-Type": "application/jsonl; charset=utf-8" });
}
