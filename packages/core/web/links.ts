/** Public addresses of the site, built in one place. Source: docs/api.md#addresses. */
export interface Links {
	origin: string;
	api: string;
	openapi: string;
	docs: string;
	mcp: string;
	listing(slug: string): string;
	category(slug: string): string;
	founder(slug: string): string;
	post(slug: string): string;
	week(week: string): string;
	badge(slug: string, badge: string): string;
	/** A kept picture, by the SHA-256 of its bytes. */
	picture(hash: string): string;
	checkout(token: string): string;
	/** Where the website of a listing is proven. */
	claimListing(slug: string): string;
	/** A person's claim. */
	claim(id: number): string;
	/** The page on which an e-mailed claim is confirmed. */
	confirmClaim(token: string): string;
	/** What the directory's crawler is, for those who see it in their logs. */
	bot: string;
	draft(id: string): string;
	/** The page on which an invited co-founder accepts. */
	invite(token: string): string;
	/** Where mails of a kind are ended, for whoever holds the token of one of them. */
	unsubscribe(token: string): string;
	/** What a person follows and receives. */
	following: string;
	/** Which mails a person gets. */
	notifications: string;
	/** The page on which a mailed sign-in link is confirmed. */
	confirmSignIn(token: string): string;
	/** The page on which an address is confirmed that shall belong to an account. */
	confirmAddress(token: string): string;
	/** How a person signs in. */
	signInMethods: string;
	/** Where keys are made and revoked. */
	apiKeys: string;
	account: string;
	terms: string;
	/** Somebody's page for the site team. */
	person(id: number): string;
	/** A person's review of a listing. */
	review(slug: string): string;
	/** A person's drafts and listings. */
	products: string;
	/** What its owner does with a listing. */
	product(listingId: number): string;
	/** Pictures and texts with which an owner passes a listing on. */
	shareOwn(listingId: number): string;
	/** An invoice or a credit note of one's own. */
	invoice(number: string): string;
	/** What is kept of whom. */
	privacy: string;
	/** A person's order. */
	order(number: string): string;
	/** An address that a person has events sent to. */
	webhook(id: number): string;
}

/** @param origin scheme and host, without a trailing slash. */
export function linksFor(origin: string): Links {
	return {
		origin,
		api: `${origin}/api/v1`,
		openapi: `${origin}/api/v1/openapi.json`,
		docs: `${origin}/docs`,
		mcp: `${origin}/mcp`,
		listing: (slug) => `${origin}/listings/${slug}`,
		category: (slug) => `${origin}/categories/${slug}`,
		founder: (slug) => `${origin}/founders/${slug}`,
		post: (slug) => `${origin}/blog/${slug}`,
		week: (week) => `${origin}/launches/${week}`,
		badge: (slug, badge) => `${origin}/badges/${slug}/${badge}.svg`,
		picture: (hash) => `${origin}/pictures/${hash}`,
		checkout: (token) => `${origin}/checkout/${token}`,
		claimListing: (slug) => `${origin}/listings/${slug}/claim`,
		claim: (id) => `${origin}/account/claims/${id}`,
		confirmClaim: (token) => `${origin}/claims/confirm?token=${token}`,
		bot: `${origin}/bot`,
		draft: (id) => `${origin}/account/drafts/${id}`,
		invite: (token) => `${origin}/invites/${token}`,
		unsubscribe: (token) => `${origin}/unsubscribe?token=${token}`,
		following: `${origin}/account/following`,
		notifications: `${origin}/account/notifications`,
		confirmSignIn: (token) => `${origin}/sign-in/confirm?token=${token}`,
		confirmAddress: (token) => `${origin}/account/sign-in-methods/confirm?token=${token}`,
		apiKeys: `${origin}/account/api-keys`,
		signInMethods: `${origin}/account/sign-in-methods`,
		account: `${origin}/account`,
		terms: `${origin}/terms`,
		person: (id) => `${origin}/admin/people/${id}`,
		review: (slug) => `${origin}/listings/${slug}/review`,
		products: `${origin}/account/products`,
		product: (listingId) => `${origin}/account/products/${listingId}`,
		shareOwn: (listingId) => `${origin}/account/products/${listingId}/share`,
		invoice: (number) => `${origin}/account/invoices/${number}`,
		privacy: `${origin}/privacy`,
		order: (number) => `${origin}/account/orders/${number}`,
		webhook: (id) => `${origin}/account/webhooks/${id}`,
	};
}
