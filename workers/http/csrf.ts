import type { Context } from "hono";
import { AppError } from "#core/errors";
import { BODY_MAX_BYTES, LARGE_BODY_MAX_BYTES } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import { base64url } from "#core/web/base64url";
import { readBounded } from "#workers/http/body";
import { randomToken, readCookie, writeCookie } from "#workers/http/cookies";
import type { Session } from "#workers/http/session";

/** The hidden field that every form carries. */
export const CSRF_FIELD = "csrf";

/** Between what proves where a form comes from and what tells this rendering of it from others. */
const MARK = ".";

/**
 * What a form must send back: derived from the session, or from a random cookie for browsers that are not signed in.
 * Other sites can read neither, and a form that was opened by one person is refused from another's session. What follows
 * the dot is another one each time, by which a press that is sent twice is known.
 */
export async function formToken(c: Context, session: Session | null): Promise<string> {
	let secret = session?.token ?? readCookie(c, "browser");
	if (secret === undefined) {
		secret = randomToken();
		writeCookie(c, "browser", secret);
	}
	const nonce = base64url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
	return `${await sha256Hex(`csrf:${secret}`)}${MARK}${nonce}`;
}

const NONCE_BYTES = 8;

/** A form's token for what may be pressed again and again on one page. */
export const withoutMark = (token: string): string => token.split(MARK)[0] ?? "";

/** A press of a form, however often it is sent. */
export interface Press {
	/** What tells it from every other: whose form it is, from which rendering of its page, and all that is in it. No one else can say it. */
	text: string;
	/** Whether its form was made for the session that sends it. A session that began or ended meanwhile only hears again what was answered. */
	isCurrent: boolean;
	/** Its fields, as Hono parses them: shown again where it is not done. */
	form: Readonly<Record<string, unknown>>;
}

/**
 * Lets a form through that one of our own pages sent.
 * @param origin the site's own origin.
 * @returns null for what may be pressed again and again, and for files.
 * @throws AppError `form_expired`, an `OldForm` where it is surely a page of ours whose session is over; `body_too_large`.
 */
export async function checkForm(c: Context, session: Session | null, origin: string): Promise<Press | null> {
	const browser = readCookie(c, "browser");
	const current = session?.token ?? browser;
	// The first press may have signed this browser in, or ended its session.
	const secrets = new Set([current, browser, readCookie(c, "session")].filter((secret) => secret !== undefined));
	if (isFromElsewhere(c, origin)) throw formExpired();
	const { form, body } = await readForm(c);
	const token = form[CSRF_FIELD];
	for (const secret of secrets) {
		if (typeof token !== "string" || withoutMark(token) !== (await sha256Hex(`csrf:${secret}`))) continue;
		const isCurrent = secret === current;
		const isMarked = token.includes(MARK) && !isInParts(c);
		if (isMarked) return { text: `form:${secret} ${c.req.path} ${new TextDecoder().decode(body)}`, isCurrent, form };
		if (isCurrent) return null;
	}
	throw saysFrom(c) ? new OldForm(form) : formExpired();
}

/**
 * Lets a form through by its browser's word for where it comes from: for what may be done to nobody's harm, on pages that
 * must not become personal by a token. A browser says one of both with every form.
 * @throws AppError `form_expired`, `body_too_large`.
 */
export async function checkOrigin(c: Context, origin: string): Promise<void> {
	if (!saysFrom(c) || isFromElsewhere(c, origin)) throw formExpired();
	await readForm(c);
}

const saysFrom = (c: Context): boolean =>
	c.req.header("Origin") !== undefined || c.req.header("Sec-Fetch-Site") !== undefined;

function isFromElsewhere(c: Context, origin: string): boolean {
	const from = c.req.header("Origin");
	const fetchSite = c.req.header("Sec-Fetch-Site");
	return (from !== undefined && from !== origin) || (fetchSite !== undefined && fetchSite !== "same-origin");
}

const EXPIRED = "This form is too old or was not sent from this site. Go back, reload, try again.";

/** What a form is answered that cannot be believed. */
function formExpired(): AppError {
	return new AppError("form_expired", EXPIRED);
}

/** Hidden fields that may hold several words: what the form was filled in with, and what its rows are about. */
export const HIDDEN = /^(?:was(?:_|$)|(?:word|tag)-\d+$)/;

/**
 * Names of what our pages fill in or offer to choose, secrets among it: no page has a text of such a name to type into, and what
 * is hidden has one (`npm run browser` asks every page), but for what is hidden on one page and typed on another.
 */
export const FILLED_BY_PAGES = new RegExp(
	`^(?:${[
		...[
			"csrf",
			"token",
			"client_id",
			"attempt",
			"once",
			"do",
			"of",
			"return_to",
			"caret",
			"method",
			"guarded",
			"mails",
		],
		...[
			"id",
			"at",
			"row",
			"seq",
			"item",
			"line(?:-\\d+)?",
			"edit",
			"job",
			"owner",
			"handle",
			"after",
			"invite",
			"claim",
		],
		...["version", "founder", "field", "fact", "report", "review", "listing", "listing_id", "(?:into|seen)_[a-z]+"],
		...["read_at", "decided_at", "total", "rating_tenths", "(?:version|pair|votes)-\\d+", "votes", "products"],
		...[
			"decision",
			"press",
			"show",
			"take",
			"back",
			"theme",
			"closed",
			"free_closed",
			"scope",
			"kind",
			"what",
			"reach",
		],
		...["stars", "incentivised", "only_this", "key_id", "badge", "instead", "week", "sort", "days", "stage", "parent"],
		...["country", "seller_country", "primary", "pricing_model", "(?:default-)?category(?:-\\d+)?", "choice-\\d+"],
	].join("|")})$`,
);

/** What a ticked box says. */
const TICKED = "yes";

/** The texts of a form's fields, with line breaks as we send them: browsers send others. */
const textsOf = (fields: readonly (readonly [string, unknown])[]): string[] =>
	fields
		.flatMap(([, value]) => value)
		.filter((value) => typeof value === "string")
		.map((text) => text.replaceAll("\r\n", "\n"));

/** A form of one of our pages, from a session that is over: nothing of it is done, and what was typed is shown again. */
export class OldForm extends AppError {
	/** Texts, as typed; without what our page put there, and without what nobody changed where the form says what was there. */
	readonly typed: readonly string[];

	constructor(form: Readonly<Record<string, unknown>>) {
		super("form_expired", EXPIRED);
		const fields = Object.entries(form);
		const ours = new Set(textsOf(fields.filter(([name]) => HIDDEN.test(name))));
		const own = fields.filter(([name]) => !HIDDEN.test(name) && !FILLED_BY_PAGES.test(name));
		this.typed = [...new Set(textsOf(own))].filter((text) => text.trim() !== "" && text !== TICKED && !ours.has(text));
	}
}

interface SentForm {
	form: Record<string, unknown>;
	body: Uint8Array;
}

const isInParts = (c: Context): boolean =>
	c.req.header("Content-Type")?.toLowerCase().startsWith("multipart/form-data") === true;

function readForm(c: Context): Promise<SentForm> {
	return boundedForm(c).catch((error: unknown) => {
		// What cannot be read as a form came from none of our pages.
		throw error instanceof AppError ? error : formExpired();
	});
}

/** The form that was sent, read once and from memory from then on, and no further than any body; one in parts holds a file. */
async function boundedForm(c: Context): Promise<SentForm> {
	const { url, method, headers } = c.req.raw;
	const body = await readBounded(c.req.raw, isInParts(c) ? LARGE_BODY_MAX_BYTES : BODY_MAX_BYTES);
	c.req.raw = new Request(url, { method, headers, body });
	return { form: await c.req.parseBody(), body };
}
