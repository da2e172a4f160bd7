import { type ClaimSight, META_NAME } from "#core/access/claim-sight";
import { hex } from "#core/hex";
import { isMailProvider } from "#core/web/mail-providers";
import { registrableDomain } from "#core/web/registrable-domain";

/** How a company proves that a website is its own. Source: docs/claims.md#the-four-proofs. */
export const CLAIM_METHODS = ["dns", "meta", "file", "email"] as const;
export type ClaimMethod = (typeof CLAIM_METHODS)[number];
/** Methods whose proof lies where anybody can look at it again. */
export type PublishedMethod = Exclude<ClaimMethod, "email">;

const FILE_PATH = "/.well-known/launchweek-verification.txt";
const DNS_LABEL = "_launchweek-challenge";

/** What a claim's method was looked for, and what was found. */
export interface ClaimLook {
	found: boolean;
	/** Addresses or names looked at, redirects included, in their order. */
	looked_at: string[];
	/** What was seen there. */
	sight: ClaimSight;
	/** ISO 8601. */
	at: string;
}

/** Where a proof belongs and what it is. */
export interface ClaimInstructions {
	/** A record's name, a page's address, or an e-mail address. */
	where: string;
	/** Exactly what to publish; null when there is nothing to publish. */
	what: string | null;
	how: string;
}

/** Text of a claim's token: 256 bits, recognisable in a zone file. */
export function formatClaimToken(random: Uint8Array): string {
	return `lwv-${hex(random)}`;
}

/**
 * Host names of challenges carry no port, and no `www.`, except where that is the name of a platform's customer: what is left
 * would be the platform's, below which others may have a name.
 */
export function challengeName(websiteUrl: string): string {
	const { hostname } = new URL(websiteUrl);
	const host = registrableDomain(hostname) === hostname ? hostname : hostname.replace(/^www\.(?=[^.]+\.)/, "");
	return `${DNS_LABEL}.${host}`;
}

/**
 * The part of a challenge's name that forms ask for which add the domain by themselves.
 * @returns null where the domain is not told apart from the name.
 */
export function zoneLabel(websiteUrl: string): string | null {
	const name = challengeName(websiteUrl);
	const zone = registrableDomain(new URL(websiteUrl).hostname);
	return zone !== null && name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : null;
}

/** The homepage, whichever page of the site the listing names. */
export function homepageOf(websiteUrl: string): string {
	return new URL("/", websiteUrl).href;
}

export function proofFileOf(websiteUrl: string): string {
	return new URL(FILE_PATH, websiteUrl).href;
}

export function instructionsFor(
	method: ClaimMethod,
	claim: { url: string; token: string | null; email: string | null },
): ClaimInstructions {
	const token = claim.token ?? "";
	switch (method) {
		case "dns":
			return {
				where: challengeName(claim.url),
				what: token,
				how: "Add a TXT record of this name with exactly this value, then call verify_claim. It can take minutes to be seen.",
			};
		case "meta":
			return {
				where: homepageOf(claim.url),
				what: `<meta name="${META_NAME}" content="${token}">`,
				how: "Put this tag into the head of the homepage as the server sends it, then call verify_claim.",
			};
		case "file":
			return {
				where: proofFileOf(claim.url),
				what: token,
				how: "Serve a file at this address as text/plain with exactly this content, then call verify_claim.",
			};
		case "email":
			return {
				where: claim.email ?? "",
				what: null,
				how: "Open the link we mailed to this address and confirm there. verify_claim is not needed.",
			};
	}
}

/**
 * The domain whose addresses prove who runs a website; null where none does: nobody registers it, or anybody gets an address there.
 */
export function provingDomain(host: string): string | null {
	const domain = registrableDomain(host);
	return domain === null || isMailProvider(domain) ? null : domain;
}

/** Whether an e-mail address is at the website's registrable domain, and that says who runs it. Source: docs/claims.md#rules. */
export function isAddressOfWebsite(email: string, websiteUrl: string): boolean {
	const domain = provingDomain(new URL(websiteUrl).hostname);
	return domain !== null && registrableDomain(email.slice(email.lastIndexOf("@") + 1)) === domain;
}
