import type { FC } from "hono/jsx";
import { type Waiting, waitingFor } from "#store/account-waiting";
import { showAccount } from "../parts/account-page.tsx";
import { type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.account;

/** Where what waits is dealt with; invitations are answered by their mailed links alone. */
const PLACES: Record<keyof Waiting, string | null> = {
	drafts: "/account/products",
	listings: "/account/products",
	claims: "/account/claims",
	orders: "/account/orders",
	invites: null,
	keys: "/account/api-keys",
};

/** The start of a person's account: what waits for them, and ways to everything of theirs. */
export default function accountPage(site: Site): void {
	site.get("/account", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const waiting = await waitingFor(c.var.services.db, session.user, Date.now());
		return showAccount(
			c,
			{ at: "/account", title: t.yourAccount },
			<>
				<hgroup>
					<h1>{t.yourAccount}</h1>
					<p>{t.signedInAs(<strong>{session.user.email}</strong>)}</p>
				</hgroup>
				<WhatWaits waiting={waiting} />
				<ul class="cards">
					<Card href="/account/products" {...t.cards.products} />
					<Card href="/connect" {...t.cards.connect} />
					{session.user.role === "admin" && <Card href="/admin" {...t.cards.team} />}
				</ul>
			</>,
		);
	});
}

const WhatWaits: FC<{ waiting: Waiting }> = ({ waiting }) => {
	const kinds = (Object.keys(PLACES) as (keyof Waiting)[]).filter((kind) => waiting[kind] > 0);
	if (kinds.length === 0) return <p>{t.nothingWaits}</p>;
	return (
		<section aria-labelledby="waiting">
			<h2 id="waiting">{t.waitsForYou}</h2>
			<ul class="rows">
				{kinds.map((kind) => {
					const { what, how } = t.waiting[kind];
					const place = PLACES[kind];
					return (
						<li>
							<div>
								<h3>{place === null ? what(waiting[kind]) : <a href={place}>{what(waiting[kind])}</a>}</h3>
								<p class="muted">{how}</p>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
};

const Card: FC<{ href: string; name: string; about: string }> = ({ href, name, about }) => (
	<li>
		<h2>
			<a href={href}>{name}</a>
		</h2>
		<p>{about}</p>
	</li>
);
