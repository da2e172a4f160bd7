import save from "#actions/saves/save";
import unsave from "#actions/saves/unsave";
import { PER_PAGE_DEFAULT } from "#core/limits";
import { savedBy } from "#store/saves";
import { pageOfAddress } from "../ask.ts";
import { showAccount } from "../parts/account-page.tsx";
import { OwnListing } from "../parts/own-listing.tsx";
import { Paging } from "../parts/paging.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { pressed } from "../pressed.ts";
import { type PageContext, type Site, signedIn } from "../site.ts";
import { savingOf } from "../voting.ts";
import { words } from "../words/words.ts";

const t = words.follows.saved;
const PATH = "/account/saved";
/** What a person keeps for themselves, and where save buttons lead. */
export default function savedPage(site: Site): void {
	site.get(PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const page = pageOfAddress(c);
		const window = { limit: PER_PAGE_DEFAULT + 1, offset: (page - 1) * PER_PAGE_DEFAULT };
		const found = await savedBy(c.var.services.db, session.user.id, window);
		const shown = found.slice(0, PER_PAGE_DEFAULT);
		const saving = await savingOf(c, shown);
		return showAccount(
			c,
			{ at: PATH, title: t.title, scripts: ["press.js"] },
			<>
				<h1>{t.title}</h1>
				<p>{t.about}</p>
				{found.length === 0 && page === 1 && (
					<p class="empty">
						{t.none} <a href="/listings">{t.lookAround}</a>
					</p>
				)}
				<ul class="listings">
					{shown.map((listing) => (
						<OwnListing listing={listing} links={c.var.services.links}>
							<SaveButton listing={listing} saving={saving} />
						</OwnListing>
					))}
				</ul>
				<p>{t.toHear(<a href="/account/following">{words.follows.title}</a>)}</p>
				<Paging of={{ page, next_page: found.length > PER_PAGE_DEFAULT ? page + 1 : null }} path={PATH} />
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
