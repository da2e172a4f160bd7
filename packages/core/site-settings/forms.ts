import { type Form, textThat, Unusable } from "#core/site-settings/form";
import { accentProblem, darkAccentProblem, nearestReadable, nearestReadableInDark } from "#core/web/colour";
import { isEmailAddress } from "#core/web/email";
import { isVisible, strangeInLine, strangeInProse } from "#core/web/plain-text";

/**
 * The forms of settings: from a text, as the page, the command and the database have it, to what the directory works with.
 * Each says in its message what it takes. White space around a text is taken away, and nothing is left blank.
 */

/** One line. @param max characters. */
export function line(max: number): Form<string> {
	return textThat(
		(value) => isVisible(value) && [...value].length <= max && strangeInLine(value) === null,
		`Write one line of at most ${max} characters.`,
	);
}

/** Several lines. @param max characters. */
export function prose(max: number): Form<string> {
	const form = textThat(
		(value) => isVisible(value) && [...value].length <= max && strangeInProse(value) === null,
		`Write at most ${max} characters.`,
	);
	return (text) => form(text.replaceAll("\r\n", "\n"));
}

/** A whole number. @param what it counts, as in "weeks". */
export function whole(min: number, max: number, what: string): Form<number> {
	const message = `Give a whole number of ${what} from ${min} to ${max}.`;
	return (text) => {
		const value = text.trim();
		const isWhole = /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
		return isWhole ? Number(value) : new Unusable(message);
	};
}

export const flag: Form<boolean> = (text) => {
	const value = text.trim();
	if (value !== "true" && value !== "false") return new Unusable('Give "true" or "false".');
	return value === "true";
};

const RATE_MAX = 1_000_000_000;
const DAY_SECONDS = 86_400;

/** What may be asked in a time. */
interface Rate {
	limit: number;
	windowSeconds: number;
}

/** `LIMIT/SECONDS`, as in `600/60`. Neither may be 0: nobody could do anything, or nothing would be limited. */
export const rate: Form<Rate> = (text) => {
	const parts = /^(\d{1,10})\/(\d{1,5})$/.exec(text.trim());
	const [limit, windowSeconds] = [Number(parts?.[1] ?? 0), Number(parts?.[2] ?? 0)];
	const isSound = limit >= 1 && limit <= RATE_MAX && windowSeconds >= 1 && windowSeconds <= DAY_SECONDS;
	if (isSound) return { limit, windowSeconds };
	return new Unusable("Give LIMIT/SECONDS, both at least 1 and the window at most a day (86400), such as 600/60.");
};

/** @param problem what the colour cannot be read on. @param nearest the nearest that can be. */
function colour(problem: (hex: string) => string | null, nearest: (hex: string) => string): Form<string> {
	return (text) => {
		const value = text.trim().toLowerCase();
		if (!/^#[0-9a-f]{6}$/.test(value))
			return new Unusable("Give a colour as # and six digits or letters from a to f, such as #2340a6.");
		const why = problem(value);
		if (why === null) return value;
		return new Unusable(
			`Text in this colour cannot be read by everybody: ${why}. The nearest that can be is ${nearest(value)}.`,
		);
	};
}

/** A colour that can be read wherever the accent stands. */
export const accent = colour(accentProblem, nearestReadable);
/** The same in the dark theme. */
export const accentOnDark = colour(darkAccentProblem, nearestReadableInDark);

const ADDRESS_LINES_MAX = 6;
const ADDRESS_LINE_MAX = 120;

/** A postal address: its lines are parted by `|` or by line ends. */
export const postalAddress: Form<string> = (text) => {
	const lines = text
		.trim()
		.split(/[|\n]/)
		.map((part) => part.trim());
	const isSound =
		lines.length <= ADDRESS_LINES_MAX &&
		lines.every((part) => part !== "" && part.length <= ADDRESS_LINE_MAX && strangeInLine(part) === null);
	if (isSound) return lines.join("\n");
	return new Unusable(
		`Write up to ${ADDRESS_LINES_MAX} lines of at most ${ADDRESS_LINE_MAX} characters, none of them blank. In one line, "|" stands between them: 1 Main Street | Dublin D01 A000.`,
	);
};

export const email = textThat(isEmailAddress, "Give one e-mail address, such as team@your-domain.org.");

/** A name as it can stand before an address without quotation marks. Source: RFC 5322, section 3.2.3. */
export function withoutSpecials(name: string): string {
	return name.replaceAll(/[,;:@"()[\]\\<>]/g, "");
}

const SENDER_NAME_MAX = 120;

/** `ada@example.com`, or `Ada <ada@example.com>`; providers send nothing at all for one that they cannot read. */
export const sender = textThat(
	(value) => isEmailAddress(addressOfSender(value)) && isSenderName(value.replace(/<[^<>]*>$/, "")),
	`Give an address, with a name before it if you like, of at most ${SENDER_NAME_MAX} characters and without , ; : @ " ( ) [ ] or \\: Acme Directory <hello@your-domain.org>.`,
);

/** Of an address without a name, nothing is taken away. */
function isSenderName(name: string): boolean {
	if (isEmailAddress(name)) return true;
	return name.length <= SENDER_NAME_MAX && name === withoutSpecials(name) && strangeInLine(name) === null;
}

export function addressOfSender(value: string): string {
	return /^[^<>\p{Cc}]*<([^<>\s]+)>$/u.exec(value)?.[1] ?? value;
}

const HOSTS_MAX = 50;

/** Host names, separated by commas or line ends. */
export const hosts: Form<string[]> = (text) => {
	const list = text
		.toLowerCase()
		.split(/[\s,]+/)
		.filter((host) => host !== "");
	const isSound =
		list.length <= HOSTS_MAX &&
		list.every((host) => host.length <= 253 && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host));
	if (isSound) return list;
	return new Unusable(
		`Give up to ${HOSTS_MAX} host names without scheme or path, with commas between: inspector.your-domain.org.`,
	);
};

/** A way out of the footer. */
export interface FooterLink {
	label: string;
	href: string;
}

const LINKS_MAX = 8;
const LABEL_MAX = 40;
const HREF_MAX = 500;

/** A link a line, `Label | address`; an address of this site begins with one slash. */
export const footerLinks: Form<FooterLink[]> = (text) => {
	const links = text
		.trim()
		.split("\n")
		.map((row): FooterLink => {
			const at = row.indexOf("|");
			return { label: row.slice(0, Math.max(at, 0)).trim(), href: row.slice(at + 1).trim() };
		});
	if (links.length <= LINKS_MAX && links.every(isFooterLink)) return links;
	return new Unusable(
		`Write at most ${LINKS_MAX} lines, each a label of at most ${LABEL_MAX} characters, "|" and an address: Imprint | https://your-domain.org/imprint, or About | /blog/about.`,
	);
};

function isFooterLink({ label, href }: FooterLink): boolean {
	if (!isVisible(label) || [...label].length > LABEL_MAX || strangeInLine(label) !== null || href.length > HREF_MAX)
		return false;
	if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return true;
	const url = URL.parse(href);
	return url !== null && url.protocol === "https:" && url.username === "" && !/\s/.test(href);
}

/** The first word of a user agent, by which robots.txt names a crawler. Source: RFC 9309, section 2.2.1. */
export const productToken = textThat(
	(value) => /^[A-Za-z][A-Za-z_-]{2,39}$/.test(value),
	"Give 3 to 40 letters, hyphens and underscores, beginning with a letter, as robots.txt names it: AcmeBot.",
);
