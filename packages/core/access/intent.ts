import { SLUG } from "#core/web/slug";
/** What a signed-out person pressed: carried through signing in, and done by the press that ends it. */
export interface Intent {
	act: (typeof INTENT_ACTS)[number];
	/** Slug of the listing. */
	listing: string;
}

export const INTENT_ACTS = ["vote", "follow", "save"] as const;

/** What the sign-in page says that signing in does besides. */
export const INTENT_WORDS: Record<Intent["act"], string> = { vote: "vote for", follow: "follow", save: "save" };

/** `vote:acme`, as addresses and forms carry it. */
export function intentText({ act, listing }: Intent): string {
	return `${act}:${listing}`;
}

/** @returns null for what is no intent; signing in then does nothing besides. */
export function parseIntent(text: unknown): Intent | null {
	if (typeof text !== "string") return null;
	const [act, listing = "", ...rest] = text.split(":");
	const known = INTENT_ACTS.find((one) => one === act);
	if (known === undefined || rest.length > 0 || !SLUG.test(listing)) return null;
	return { act: known, listing };
}
