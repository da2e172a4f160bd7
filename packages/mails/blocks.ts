import type { Line } from "#mails/line";

/** What a mail is made of: each block has a plain and an HTML form. Addresses are whole. */
export type Block =
	| { kind: "paragraph"; line: Line }
	/** What the mail is there for: an address to open, with what it does. */
	| { kind: "button"; label: string; href: string }
	/** Another address to open, less loud. */
	| { kind: "link"; label: string; href: string }
	/** Somebody else's words, of several lines. */
	| { kind: "quote"; text: string }
	| { kind: "list"; items: readonly Line[] }
	/** Facts under each other; the last of a receipt stands out. */
	| { kind: "rows"; rows: readonly Row[] }
	/** To be copied as it stands. */
	| { kind: "code"; text: string };

/** A fact with its name; `strong` where it stands out. */
export interface Row {
	label: Line;
	value: Line;
	strong?: boolean;
}

export const paragraph = (line: Line): Block => ({ kind: "paragraph", line });
export const button = (label: string, href: string): Block => ({ kind: "button", label, href });
export const link = (label: string, href: string): Block => ({ kind: "link", label, href });
export const quote = (text: string): Block => ({ kind: "quote", text });
