import type { Child, FC } from "hono/jsx";
import { type PageProps, show } from "../layout.tsx";
import type { PageContext } from "../site.ts";
import { words } from "../words/words.ts";
import { Crumbs } from "./crumbs.tsx";

const t = words.account;

/** Every page of an account, as its navigation groups them; the owner's pages of one product stand below theirs. */
const GROUPS = [
	[
		["/account", t.overview],
		["/account/products", t.nav.products],
		["/account/claims", t.nav.claims],
		["/account/orders", t.nav.orders],
	],
	[
		["/account/votes", t.nav.votes],
		["/account/following", t.nav.following],
		["/account/saved", t.nav.saved],
		["/account/reviews", t.nav.reviews],
	],
	[
		["/account/notifications", t.nav.notifications],
		["/account/profile", t.nav.profile],
		["/account/sign-in-methods", words.signInMethods.title],
		["/account/sessions", t.nav.sessions],
		["/account/api-keys", t.nav.apiKeys],
		["/account/webhooks", words.webhooks.title],
		["/account/apps", t.nav.apps],
	],
	[["/account/data", t.nav.data]],
] as const;

export type AccountPath = (typeof GROUPS)[number][number][0];

interface AccountProps extends PageProps {
	/** The page of the navigation that this one is, or stands below. */
	at: AccountPath;
}

/** Answers with a page of the account: its navigation beside it, or on a narrow screen the way back to it. */
export function showAccount(c: PageContext, { at, ...props }: AccountProps, content: Child): Promise<Response> {
	return show(
		c,
		props,
		<div class={at === "/account" ? "account start" : "account"}>
			<AccountNav at={at} />
			<div>
				{at !== "/account" && <Crumbs above={[{ href: "/account", label: t.account }]} />}
				{content}
			</div>
		</div>,
	);
}

const AccountNav: FC<{ at: AccountPath }> = ({ at }) => (
	<nav class="account-nav" aria-label={t.nav.label}>
		{GROUPS.map((group) => (
			<ul>
				{group.map(([href, label]) => (
					<li>
						<a href={href} aria-current={href === at ? "page" : undefined}>
							{label}
						</a>
					</li>
				))}
			</ul>
		))}
	</nav>
);
