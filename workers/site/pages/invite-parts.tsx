import type { InviteRow } from "#store/draft-invites";
import type { InvitedTo } from "#usecases/drafts/invited-to";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import type { PageContext } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.signIn;

/** An invitation with what its pages say of it. */
export interface Invited {
	/** Path of this page. */
	path: string;
	tokenHash: string;
	invite: InviteRow;
	to: InvitedTo;
}

/** For people who are not signed in: what this is, and the way there and back. */
export function signInFirst(c: PageContext, { to: { product }, path }: Invited) {
	return show(
		c,
		{ title: t.yourProfileOn(product), width: "narrow" },
		<article class="card">
			<h1>{t.youAreInvitedToThe(<bdi>{product}</bdi>)}</h1>
			<p>{t.addYourOwnFounderProfile}</p>
			<p>
				<a class="button primary" href={`/sign-in?${new URLSearchParams({ return_to: path })}`}>
					{t.signInToAccept}
				</a>
			</p>
			<p class="muted">{t.thereIsNoPasswordWe}</p>
		</article>,
	);
}

/** The link reached somebody else; whom it was sent to is not said. */
export function notTheirs(c: PageContext, { to: { product } }: Invited) {
	c.status(403);
	return show(
		c,
		{ title: t.thisInvitationIsForAnother, width: "narrow" },
		<article class="card">
			<h1>{t.thisInvitationIsForAnother}</h1>
			<p>
				{t.youAreSignedInAs(
					<strong>{c.var.session?.user.email}</strong>,
					<bdi>{product}</bdi>,
					<a href="/account/sign-in-methods">{t.addTheAddress}</a>,
				)}
			</p>
		</article>,
	);
}

/** What an accepted invitation shows to its person. */
export function thanks(c: PageContext, { to }: Invited) {
	const { product } = to;
	return show(
		c,
		{ title: t.yourProfileOn(product), width: "narrow" },
		<article class="card">
			<h1>{t.youAreOnTheProfile(<bdi>{product}</bdi>)}</h1>
			<Notice kind="good">{t.youHaveAcceptedTheInvitation}</Notice>
			<p>{to.draft?.listingId === null ? t.itAppearsHereOnceThe : t.itStandsOnTheProducts}</p>
			<p>
				<a class="button" href="/account/products">
					{t.toYourProducts}
				</a>
			</p>
		</article>,
	);
}
