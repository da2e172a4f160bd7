import type { InviteRow } from "#store/draft-invites";
import type { DraftRow } from "#store/drafts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import type { PageContext } from "../site.ts";

/** An invitation with what its pages say of it. */
export interface Invited {
	/** Path of this page. */
	path: string;
	tokenHash: string;
	invite: InviteRow;
	draft: DraftRow;
	product: string;
}

/** For people who are not signed in: what this is, and the way there and back. */
export function signInFirst(c: PageContext, { product, path }: Invited) {
	return show(
		c,
		{ title: `Your profile on ${product}`, width: "narrow" },
		<article class="card">
			<h1>
				You are invited to the profile of <bdi>{product}</bdi>
			</h1>
			<p>Add your own founder profile. Sign in with the e-mail address that the invitation was sent to.</p>
			<p>
				<a class="button primary" href={`/sign-in?${new URLSearchParams({ return_to: path })}`}>
					Sign in to accept
				</a>
			</p>
			<p class="muted">There is no password: we mail you a link. Nothing happens without you.</p>
		</article>,
	);
}

/** The link reached somebody else; whom it was sent to is not said. */
export function notTheirs(c: PageContext, { product }: Invited) {
	c.status(403);
	return show(
		c,
		{ title: "This invitation is for another address", width: "narrow" },
		<article class="card">
			<h1>This invitation is for another address</h1>
			<p>
				You are signed in as <strong>{c.var.session?.user.email}</strong>, and the invitation to the profile of{" "}
				<bdi>{product}</bdi> was sent to another e-mail address. Sign out, open the link again, and sign in with that
				address; or ask to be invited with this one.
			</p>
		</article>,
	);
}

/** What an accepted invitation shows to its person. */
export function thanks(c: PageContext, { product, draft }: Invited) {
	return show(
		c,
		{ title: `Your profile on ${product}`, width: "narrow" },
		<article class="card">
			<h1>
				You are on the profile of <bdi>{product}</bdi>
			</h1>
			<Notice kind="good">You have accepted the invitation; your founder profile is added.</Notice>
			<p>
				{draft.listingId === null
					? "It appears here once the product is listed. Until then, whoever invited you can change it."
					: "It stands on the product’s listing. Whoever invited you can change it."}
			</p>
		</article>,
	);
}
