import type { FC } from "hono/jsx";
import deleteAccount from "#actions/account/delete-account";
import type { AppError } from "#core/errors";
import { EMAIL_MAX } from "#core/web/email";
import { type AccountCounts, accountCounts, COUNTED_TO } from "#store/account-deletion";
import { forgetSession, type Session } from "#workers/http/session";
import { act } from "../act.ts";
import { attempt } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { freshlySignedIn } from "../fresh.ts";
import { show } from "../layout.tsx";
import { showAccount } from "../parts/account-page.tsx";
import { LineField } from "../parts/line-field.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { problemsIn } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.accountData.deletion;
const PATH = "/account/delete";
const DONE_PATH = "/goodbye";

/** Says what deleting an account takes and leaves, with counts, and does it once the address has been typed. */
export default function accountDeletePage(site: Site): void {
	site.get(PATH, (c) => {
		const session = freshlySignedIn(c);
		return session instanceof Response ? session : form(c, session);
	});

	site.post(PATH, async (c) => {
		const session = freshlySignedIn(c, PATH);
		if (session instanceof Response) return session;
		const { typed } = await c.req.parseBody();
		return attempt(
			c,
			async () => {
				await act(c, deleteAccount, { session_hash: session.hash, typed: typeof typed === "string" ? typed : "" });
				return DONE_PATH;
			},
			(error) => form(c, session, error),
		);
	});

	site.get(DONE_PATH, (c) => {
		// Not before: the form, pressed again, is known by this cookie.
		if (c.var.session === null) forgetSession(c);
		return show(
			c,
			{ title: words.accountData.deleted.title, width: "narrow" },
			<article class="card">
				<h1>{words.accountData.deleted.title}</h1>
				<p>{words.accountData.deleted.about}</p>
				<p>
					<a href="/">{words.accountData.deleted.link}</a>
				</p>
			</article>,
		);
	});
}

async function form(c: PageContext, { user }: Session, error?: AppError) {
	const counts = await accountCounts(c.var.services.db, user.id, Date.now());
	const token = await formTokenOf(c);
	const problem = problemsIn(error)["/typed"];
	return showAccount(
		c,
		{ at: "/account/data", title: t.title },
		<>
			<h1>{t.title}</h1>
			{problem === undefined && <RefusedNotice error={error} />}
			<WhatGoes counts={counts} email={user.email} />
			<WhatStays counts={counts} />
			<PostForm action={PATH} token={token} class="card">
				<LineField name="typed" label={t.typed} hint={t.typedHint(user.email)} max={EMAIL_MAX} problem={problem} />
				<p class="actions">
					<button type="submit" class="secondary danger">
						{t.button}
					</button>
					<a href="/account/data">{t.takeFirst}</a>
					<a href="/account">{t.keep}</a>
				</p>
			</PostForm>
		</>,
	);
}

const said = (count: number): string => t.atLeast(count, COUNTED_TO);

const WhatGoes: FC<{ counts: AccountCounts; email: string }> = ({ counts, email }) => (
	<section aria-labelledby="gone">
		<h2 id="gone">{t.gone}</h2>
		<ul>
			<li>{t.goes.account(<strong>{email}</strong>)}</li>
			<li>{t.goes.access(said(counts.keys), said(counts.browsers))}</li>
			{counts.follows + counts.saves > 0 && <li>{t.goes.lists(said(counts.follows), said(counts.saves))}</li>}
			{counts.freshVotes > 0 && <li>{t.goes.votes(said(counts.freshVotes))}</li>}
			{counts.drafts > 0 && <li>{t.goes.drafts(said(counts.drafts))}</li>}
			{counts.unseen > 0 && <li>{t.goes.unseen(said(counts.unseen))}</li>}
			<li>{t.goes.words(said(counts.otherReviews))}</li>
			<li>{t.goes.founder}</li>
		</ul>
	</section>
);

const WhatStays: FC<{ counts: AccountCounts }> = ({ counts }) => (
	<section aria-labelledby="stays">
		<h2 id="stays">{t.stays}</h2>
		<ul>
			{counts.votes > 0 && <li>{t.left.votes(said(counts.votes))}</li>}
			{counts.reviews > 0 && (
				<li>{t.left.reviews(said(counts.reviews), <a href="/account/reviews">{t.left.takeBack}</a>)}</li>
			)}
			{counts.handedOn > 0 && <li>{t.left.handedOn(said(counts.handedOn))}</li>}
			{counts.unclaimed > 0 && <li>{t.left.unclaimed(said(counts.unclaimed))}</li>}
			{counts.orders > 0 && <li>{t.left.orders(said(counts.orders))}</li>}
			<li>{t.left.log}</li>
		</ul>
	</section>
);
