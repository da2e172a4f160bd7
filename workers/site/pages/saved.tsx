import save from "#actions/saves/save";
import unsave from "#actions/saves/unsave";
import { savedBy } from "#store/saves";
import { listPage } from "../list-page.ts";
import { showAccount } from "../parts/account-page.tsx";
import { Empty } from "../parts/empty.tsx";
import { OwnListing } from "../parts/own-listing.tsx";
import { Paging } from "../parts/paging.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { pressed } from "../pressed.ts";
import { savingOf } from "../saving.ts";
import { type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.follows.saved;
const PATH = "/account/saved";
/** What a person keeps for themselves, and where save buttons lead. */
export default function savedPage(site: Site): void {
	site.get(PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { db, links } = c.var.services;
		const list = await listPage(c, (window) => savedBy(db, session.user.id, window));
		const saving = await savingOf(c, list.items);
		return showAccount(
			c,
			{ at: PATH, title: t.title, scripts: ["press.js"] },
			<>
				<h1>{t.title}</h1>
				<p>{t.about}</p>
				{list.isEmpty && <Empty title={t.none} help={t.noneHelp} href="/listings" label={t.lookAround} />}
				<ul class="listings">
					{list.items.map((listing) => (
						<OwnListing listing={listing} links={links}>
							<SaveButton listing={listing} saving={saving} />
						</OwnListing>
					))}
				</ul>
				<p>{t.toHear(<a href="/account/following">{words.follows.title}</a>)}</p>
				<Paging of={list} path={PATH} />
			</>,
		);
	});

	site.post("/listings/:slug/save", (c) => pressed(c, { action: save, button: buttonOf(c) }));
	site.post("/listings/:slug/unsave", (c) => pressed(c, { action: unsave, button: buttonOf(c) }));
}

const buttonOf =
	(c: PageContext) =>
	async ({ listing }: { listing: { slug: string; name: string } }, returnTo: string) => (
		<SaveButton listing={listing} saving={{ ...(await savingOf(c, [listing])), returnTo }} />
	);
