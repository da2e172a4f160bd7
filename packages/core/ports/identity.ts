import type { ProviderId } from "#core/access/providers";

/** A person as a provider knows them. */
export interface Identity {
	/** Its own id of theirs, which never changes hands. */
	subject: string;
	/** How they are called there; they may change it. */
	knownAs: string;
	/** An address that it has verified; null when they have none there. */
	email: string | null;
}

/** Somebody else who knows a person: GitHub, Google. Authorization code with PKCE. */
export interface IdentityProvider {
	/** In paths of this site. */
	id: ProviderId;
	label: string;
	/** Where its pages are: a form that leads there must be allowed to. */
	origin: string;
	/** Where to send the browser. */
	authorizeUrl(ask: { redirectUri: string; state: string; nonce: string; codeChallenge: string }): Promise<string>;
	/**
	 * Redeems the code.
	 * @throws when the provider refuses the code, does not answer, or answers something untrustworthy.
	 */
	identify(answer: { code: string; redirectUri: string; verifier: string; nonce: string }): Promise<Identity>;
}

/** A question in the browser that programs do not answer, for forms that need no account. */
export interface PersonCheck {
	/** What a form shows; nothing of it is secret. */
	widget: {
		/** Address of its script, and the origin that the script and its frame come from. */
		script: string;
		origin: string;
		/** Of the element that it fills. */
		className: string;
		data: Readonly<Record<string, string>>;
		/** The form field that it puts its answer into. */
		field: string;
	};
	/**
	 * Whether a person was there.
	 * @param answer what came in the field; each is good once.
	 * @returns `refused` for one that is missing, made up, used or run out; `unavailable` when nobody could tell. Never throws.
	 */
	look(answer: string): Promise<"passed" | "refused" | "unavailable">;
}
