/** What a visitor has whose pages are looked at: something of each kind, and one of each state that has a page of its own. */
export interface Belongings {
	/** A live listing with everything: updates, milestones, versions, reviews, facts gone stale, approved alternatives. */
	live: number;
	/** Its slug. */
	liveSlug: string;
	/** A live listing that has won, and the week of its award. */
	won: { listing: number; week: string };
	/** Listings on their way to a launch, and one that was taken out. */
	unplanned: number;
	waiting: number;
	scheduled: number;
	withdrawn: number;
	/** A listing of somebody else's that they have joined. */
	joined: number;
	/** The review on the live listing. */
	review: number;
	/** A draft that was read from a website, and one whose website did not answer. */
	draft: string;
	unread: string;
	/** Orders: number, and what names the checkout. */
	orders: Record<"open" | "paying" | "paid" | "partly" | "refunded" | "expired", Bought>;
	invoice: string;
	creditNote: string;
	/** That an order has used. */
	promoCode: string;
	/** Ids of claims. */
	claims: Record<"file" | "dns" | "verified" | "disputed" | "lapsed", number>;
	/** Ids of addresses that events are sent to: one that works, one that is off. */
	webhooks: [number, number];
	/** Ids of files of products. */
	imports: Record<"open" | "checked", number>;
	/** A burst of votes that waits, and somebody of whom much is known. */
	burst: number;
	person: number;
	/** Paths of links that were mailed. */
	invite: string;
	claimLink: string;
	addressLink: string;
	/** What the links at the end of mails hold. */
	stopProduct: string;
	stopKind: string;
	/** A closed week, the winner's slug, a coming week without launches, and one for which products queue. */
	closedWeek: string;
	winner: string;
	emptyWeek: string;
	queueWeek: string;
}

export interface Bought {
	number: string;
	token: string;
}

/** Addresses of one page: the first shows the most, the others what it shows in other states. */
export type Stop = readonly [string, ...string[]];

/** Pages as somebody sees them who was never here. */
export const anybodysStops = (of: Belongings): Stop[] => [
	["/"],
	[
		"/listings",
		"/listings?q=teams+calendar+zeppelins",
		"/listings?q=calnedar",
		"/listings?q=calendar&country=FR&stage=beta",
		"/listings?q=nothingofthekind",
	],
	["/listings/tidewell", "/listings/cutfable"],
	["/listings/tidewell/reviews"],
	["/listings/tidewell/badges?shape=banner"],
	["/listings/tidewell/share"],
	["/listings/tidewell/report", "/listings/tidewell/report?fact=tagline"],
	["/pricing"],
	[
		"/compare?products=tidewell,chairtime,halloqueue",
		"/compare",
		"/compare?products=tidewell",
		"/compare?products=tidewell,chairtime&q=calendar",
	],
	["/categories"],
	["/categories/scheduling"],
	["/launches", "/launches?section=upcoming"],
	["/launches/last", `/launches/${of.emptyWeek}`],
	[`/launches/${of.closedWeek}/votes`],
	["/leaderboards/community-weekly", "/leaderboards/billboard"],
	["/awards"],
	[`/awards/${of.closedWeek}/${of.winner}`],
	["/founders"],
	["/founders/mila-vos"],
	["/blog"],
	["/blog/first-ten-customers"],
	["/interviews"],
	["/feeds"],
	["/privacy"],
	["/terms"],
	["/docs"],
	["/docs/operations/update_draft"],
	["/docs/errors"],
	["/docs/errors/week_full"],
	["/bot"],
	["/submit"],
	["/connect"],
	["/sign-in"],
	["/sign-in/check-mail"],
	["/goodbye"],
	[`/unsubscribe?token=${of.stopProduct}`, `/unsubscribe?token=${of.stopKind}`],
	[of.claimLink],
	[`/checkout/${of.orders.open.token}`],
	[of.invite],
	["/dev/mail"],
	["/dev/components"],
];

/** Addresses where nothing is. */
export const NOWHERE = ["/nowhere"];

/** Pages of somebody who has everything that has pages, and who is of the site's team. */
export const ownersStops = (of: Belongings): Stop[] => {
	const own = (part = "") => `/account/products/${of.live}${part}`;
	const order = ({ number }: Bought) => `/account/orders/${number}`;
	const checkout = ({ token }: Bought, part = "") => `/checkout/${token}${part}`;
	const claim = (id: number) => `/account/claims/${id}`;
	const { orders, claims } = of;
	return [
		["/account"],
		["/account/products"],
		[
			own(),
			`/account/products/${of.unplanned}`,
			`/account/products/${of.waiting}`,
			`/account/products/${of.scheduled}`,
			`/account/products/${of.withdrawn}`,
		],
		[own("/edit")],
		[own("/history")],
		[own("/revenue")],
		[own("/milestones"), `/account/products/${of.unplanned}/milestones`],
		[own("/story"), `/account/products/${of.unplanned}/story`],
		[own("/people")],
		[own("/alternatives")],
		[own("/withdraw"), `/account/products/${of.withdrawn}/withdraw`],
		[own("/pictures")],
		[own("/share")],
		[`/account/drafts/${of.draft}`, `/account/drafts/${of.draft}?edit=tagline`, `/account/drafts/${of.unread}`],
		[`/account/drafts/${of.draft}/preview`],
		[`/account/leave/${of.joined}`],
		["/account/orders"],
		[
			order(orders.partly),
			order(orders.open),
			order(orders.paying),
			order(orders.paid),
			order(orders.refunded),
			order(orders.expired),
		],
		[`/account/invoices/${of.invoice}`, `/account/invoices/${of.creditNote}`],
		[checkout(orders.open), checkout(orders.paying), checkout(orders.expired)],
		[checkout(orders.paid, "/thanks"), checkout(orders.refunded, "/thanks")],
		[`/test-payments/${orders.paying.token}`, `/test-payments/${orders.paid.token}`],
		["/cart"],
		["/buy/trophy_cabinet", "/buy/launch", "/buy/extra_categories"],
		["/account/claims"],
		[claim(claims.dns), claim(claims.file), claim(claims.verified), claim(claims.disputed), claim(claims.lapsed)],
		["/listings/cutfable/claim"],
		["/listings/tidewell/review", `/listings/${of.liveSlug}/review`],
		[`/reviews/${of.review}/reply`],
		["/reviews/1/report"],
		["/account/reviews"],
		["/account/following"],
		["/account/saved"],
		["/account/votes"],
		["/account/interview"],
		["/account/api-keys"],
		["/account/webhooks"],
		...of.webhooks.map((id): Stop => [`/account/webhooks/${id}`]),
		["/account/apps"],
		["/account/notifications"],
		["/account/sessions"],
		["/account/sign-in-methods"],
		[of.addressLink],
		["/account/data"],
		["/account/profile"],
		["/account/delete"],
		["/account/confirm"],
		["/submit"],
		[of.invite],
		["/data"],
		["/proofs"],
		["/admin"],
		["/admin/backups"],
		["/admin/proofs"],
		["/admin/claims"],
		[`/admin/claims/${claims.disputed}`],
		["/admin/exports"],
		["/admin/facts"],
		["/admin/imports"],
		["/admin/jobs"],
		["/admin/log"],
		["/admin/mails", "/admin/mails?q=ada@example.com"],
		["/admin/webhooks", "/admin/webhooks?state=on"],
		["/admin/numbers", "/admin/numbers?days=7", "/admin/numbers?days=30"],
		[`/admin/imports/${of.imports.checked}`, `/admin/imports/${of.imports.open}`],
		["/admin/ratings"],
		["/admin/ratings/3"],
		["/admin/revenue"],
		["/admin/revenue/3"],
		["/admin/reviews", "/admin/reviews?state=published", "/admin/reviews?q=acme&state=rejected"],
		[`/admin/reviews/${of.review}`],
		["/admin/products"],
		["/admin/products/new"],
		["/admin/products/launch_bundle"],
		["/admin/orders"],
		...[of.orders.paid, of.orders.partly, of.orders.paying].map(({ number }): Stop => [`/admin/orders/${number}`]),
		[`/admin/invoices/${of.creditNote}`],
		["/admin/promo-codes"],
		["/admin/promo-codes/new"],
		[`/admin/promo-codes/${of.promoCode}`],
		["/admin/pages"],
		["/admin/pages/privacy"],
		["/admin/settings"],
		["/admin/settings/looks", "/admin/settings/seller"],
		["/admin/categories"],
		["/admin/categories/crm"],
		["/admin/listings", "/admin/listings?q=tide"],
		["/admin/add-category"],
		["/admin/categories/crm/place"],
		["/admin/weeks"],
		[`/admin/weeks/${of.queueWeek}`],
		["/admin/listings/tidewell"],
		[`/admin/listings/tidewell/merge?into=${of.liveSlug}`],
		["/admin/listings/tidewell/edit"],
		["/admin/listings/tidewell/votes"],
		["/admin/votes", "/admin/votes?state=decided"],
		[`/admin/votes/${of.burst}`],
		["/admin/people", "/admin/people?q=ada"],
		[`/admin/people/${of.person}`, `/admin/people/${of.person}?into=1`],
		["/admin/posts"],
		["/admin/posts/new"],
		["/admin/posts/1"],
		["/admin/alternatives", "/admin/alternatives?state=taken_out", "/admin/alternatives?q=tide"],
		["/admin/drafts", "/admin/drafts?state=open", "/admin/drafts?q=ink"],
		[`/admin/drafts/${of.draft}`],
		["/admin/search", "/admin/search?kind=corrected", "/admin/search/synonyms"],
		["/admin/search/synonyms/import"],
		["/admin/search/synonyms/new?phrase=crmm&others=crm"],
		["/admin/search/synonyms/1"],
		["/admin/tags", "/admin/tags?sort=name", "/admin/tags?q=no", "/admin/tags?q=zzz"],
		["/admin/tags/one?tag=Casino"],
		["/admin/forbidden-tags"],
		["/admin/questions"],
		["/admin/questions/new"],
		["/admin/questions/1"],
	];
};

/** Pages of somebody who has just come, and has nothing yet: what is empty must teach. */
export const NEWCOMERS_STOPS: Stop[] = [
	...["", "/products", "/orders", "/claims", "/reviews", "/following", "/saved", "/votes", "/interview"].map(
		(part): Stop => [`/account${part}`],
	),
	...["/api-keys", "/webhooks", "/apps", "/profile", "/delete"].map((part): Stop => [`/account${part}`]),
	["/cart"],
	["/buy/launch"],
];

/** Pages that only pressing leads to; `tour.ts` goes there. */
export const PRESSED: Stop[] = [["/sign-in/confirm"], ["/oauth/authorize"]];
