import { AppError } from "#core/errors";
import getMyListing from "#operations/listings/get-my-listing";
import updateMyListing from "#operations/listings/update-my-listing";
import { ask } from "../ask.ts";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { changedFields, fieldProblems, ListingFields, type SentForm } from "../parts/owner/listing-fields.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.owner.edit;

const PATH = "/account/products/:id{[0-9]{1,15}}/edit";

/** An owner's edit of a listing: what is saved is public at once. */
export default function productEditPage(site: Site): void {
	site.get(PATH, async (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : page(c);
	});

	site.post(PATH, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const form = await c.req.parseBody();
		try {
			await ask(c, updateMyListing, { params: { listing_id: idOf(c) }, body: { fields: changedFields(form) } });
		} catch (error) {
			if (!(error instanceof AppError) || error.status >= 500 || error.code === "not_found") throw error;
			c.status(error.status as 400);
			return page(c, { form, error });
		}
		return c.redirect(`/account/products/${idOf(c)}`, 303);
	});
}

const idOf = (c: PageContext): number => Number(c.req.param("id"));

async function page(c: PageContext, refused?: { form: SentForm; error: AppError }): Promise<Response> {
	const listing_id = idOf(c);
	const [listing, token] = await Promise.all([ask(c, getMyListing, { params: { listing_id } }), formTokenOf(c)]);
	const { teamEmail } = c.var.services.settings;
	return show(
		c,
		{ title: t.title(listing.name) },
		<>
			<Crumbs
				above={[
					{ href: "/account/products", label: words.owner.products },
					{ href: `/account/products/${listing_id}`, label: listing.name },
				]}
			/>
			<h1>{t.heading(<bdi>{listing.name}</bdi>)}</h1>
			<p class="lead">{t.lead}</p>
			{refused !== undefined && (
				<Notice kind="problem">{refused.error.errors.length > 0 ? t.wrong : refused.error.message}</Notice>
			)}
			<PostForm action={`/account/products/${listing_id}/edit`} token={token} class="edit-form">
				<ListingFields
					values={{ ...listing, pricing_model: listing.pricing.model }}
					sent={refused?.form}
					problems={refused === undefined ? {} : fieldProblems(refused.error)}
				/>
				<button type="submit" class="primary l">
					{t.save}
				</button>
			</PostForm>
			<p class="muted">{t.notHere(<a href={`mailto:${teamEmail}`}>{t.askTeam}</a>)}</p>
		</>,
	);
}
