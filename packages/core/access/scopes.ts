/** Source: docs/signing-in.md#scopes. */
export const SCOPES = ["account:read", "listings:write", "orders:write"] as const;
export type Scope = (typeof SCOPES)[number];

/** Each scope in plain words, for consent pages and documents. */
export const SCOPE_TEXT: Record<Scope, string> = {
	"account:read": "See your account, drafts, listings, claims and orders",
	"listings:write": "Submit products, edit your drafts and listings, and claim listings",
	"orders:write": "Price orders and prepare a checkout for you to pay; it can never pay by itself",
};

export function isScope(text: string): text is Scope {
	return (SCOPES as readonly string[]).includes(text);
}
