import { MAIL_KINDS, type MailKind } from "#core/mails/kinds";
import { base64url } from "#core/web/base64url";

/** What the link at the end of a mail speaks of: whose mails, of which kind, and where it is about one product, which. */
export interface StopLink {
	/** An account, or the SHA-256 of an address that has none. */
	reader: { userId: number } | { addressHash: string };
	kind: MailKind;
	listingId: number | null;
}

/** As long as nobody can guess one. Source: RFC 2104, section 5. */
const MAC_BYTES = 16;

const FORM = new RegExp(
	`^(?:u([1-9][0-9]{0,15})|a([0-9a-f]{64}))\\.(${MAIL_KINDS.join("|")})(?:\\.([1-9][0-9]{0,15}))?$`,
);

/**
 * Writes what a link speaks of, and signs it: whoever has the mail can end what it belongs to, without signing in, and
 * nobody can make such a link for somebody else. Nothing of it is stored, and it does not run out.
 * @param key secret of this directory.
 */
export async function signStopLink(key: string, { reader, kind, listingId }: StopLink): Promise<string> {
	const who = "userId" in reader ? `u${reader.userId}` : `a${reader.addressHash}`;
	const said = [who, kind, ...(listingId === null ? [] : [listingId])].join(".");
	return `${said}.${await macOf(key, said)}`;
}

/** @returns what a link speaks of; null for one that this directory has not signed. */
export async function readStopLink(key: string, token: string): Promise<StopLink | null> {
	const end = token.lastIndexOf(".");
	const said = token.slice(0, Math.max(end, 0));
	const [, userId, addressHash, kind, listingId] = FORM.exec(said) ?? [];
	if (kind === undefined || !(await isMacOf(key, said, token.slice(end + 1)))) return null;
	const reader = userId === undefined ? { addressHash: addressHash ?? "" } : { userId: Number(userId) };
	return { reader, kind: kind as MailKind, listingId: listingId === undefined ? null : Number(listingId) };
}

async function macOf(key: string, said: string): Promise<string> {
	const whole = await crypto.subtle.sign("HMAC", await keyOf(key), new TextEncoder().encode(`stop-mail:${said}`));
	return base64url(new Uint8Array(whole).slice(0, MAC_BYTES));
}

/** Compares in the same time whatever was sent. */
async function isMacOf(key: string, said: string, mac: string): Promise<boolean> {
	const expected = await macOf(key, said);
	let difference = expected.length ^ mac.length;
	for (let at = 0; at < expected.length; at++) difference |= expected.charCodeAt(at) ^ mac.charCodeAt(at);
	return difference === 0;
}

function keyOf(key: string): Promise<CryptoKey> {
	const bytes = new TextEncoder().encode(key);
	return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}
