import type { Mail } from "#core/ports/outside";
import { strangeInLine } from "#core/web/plain-text";

/**
 * What of a message becomes headers, so that no text can add one of its own, whatever let it come this far: the subject is
 * brought onto one line, an address that does not fit on one is refused.
 * @throws when `to` or `from` holds what no address holds, or more than one address.
 * Source: RFC 5322, section 2.2: a line end ends a header.
 */
export function headersOf({ to, subject }: Mail, from?: string): { to: string; subject: string } {
	if (from !== undefined && strangeInLine(from) !== null) throw new Error("the sender's address is no single line");
	if (!/^[^\s,;<>"]+@[^\s,;<>"@]+$/u.test(to) || strangeInLine(to) !== null) {
		throw new Error("the recipient is no single address");
	}
	return { to, subject: subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim() };
}
