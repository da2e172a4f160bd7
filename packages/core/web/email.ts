/**
 * The e-mail addresses that people give: a mailbox of ASCII letters, digits and `_'+-.`, and a host name with a dot.
 * Narrower than RFC 5322 on purpose: what it leaves out (quotes, comments, spaces) nobody uses and much mail software
 * reads in several ways. Linear: every part is read once.
 */
export const EMAIL_ADDRESS =
	/^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z][A-Za-z0-9-]+$/;

/** Source: RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX = 254;

/** Whether it is such an address, no longer than it may be. */
export function isEmailAddress(text: string): boolean {
	return text.length <= EMAIL_MAX && EMAIL_ADDRESS.test(text);
}

/**
 * The mailbox that an address most likely leads to, for counting what is sent there: without what follows a `+`, and for
 * Gmail without dots, because one person can receive at any number of such addresses. Mail still goes to the address itself.
 * Source: RFC 5233 (subaddressing); Gmail's help, "Dots don't matter in Gmail addresses".
 */
export function mailboxOf(address: string): string {
	const at = address.lastIndexOf("@");
	const whole = address.slice(0, at).toLowerCase();
	// A name that begins with `+` has no part before it to be known by.
	const plus = whole.indexOf("+", 1);
	const name = plus === -1 ? whole : whole.slice(0, plus);
	const domain = address.slice(at + 1).toLowerCase();
	const isGmail = domain === "gmail.com" || domain === "googlemail.com";
	return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
