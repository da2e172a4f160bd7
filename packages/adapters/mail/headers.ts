import type { Mail } from "#core/ports/outside";
import { strangeInLine } from "#core/web/plain-text";

/** A message's headers, but for its sender. */
export interface MailHeaders {
	to: string;
	subject: string;
	/** Those that not every message has. */
	headers: Record<string, string>;
}

/**
 * What of a message becomes headers, so that no text can add one of its own, whatever let it come this far: the subject is
 * brought onto one line, an address that does not fit on one is refused.
 * @throws when `to` or `from` holds what no address holds, or more than one address, and when `unsubscribe` is no address.
 * Source: RFC 5322, section 2.2: a line end ends a header.
 */
export function headersOf({ to, subject, unsubscribe }: Mail, from?: string): MailHeaders {
	if (from !== undefined && strangeInLine(from) !== null) throw new Error("the sender's address is no single line");
	if (!/^[^\s,;<>"]+@[^\s,;<>"@]+$/u.test(to) || strangeInLine(to) !== null) {
		throw new Error("the recipient is no single address");
	}
	return {
		to,
		subject: subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(),
		headers: unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe),
	};
}

/**
 * Both headers must stand under the provider's DKIM signature; providers sign the headers they are given.
 * Source: RFC 2369, section 3.2; RFC 8058, section 3.1.
 */
function unsubscribeHeaders(address: string): Record<string, string> {
	if (!/^https?:\/\/[!-;=?-~]+$/.test(address)) throw new Error("the unsubscribe address is no web address");
	return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
