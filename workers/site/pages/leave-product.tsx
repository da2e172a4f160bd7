import leaveProduct from "#actions/invites/leave-product";
import { notFound } from "#core/errors";
import { joinedProducts } from "#store/joined-products";
import { act } from "../act.ts";
import { PostForm } from "../form.tsx";
import { showAccount } from "../parts/account-page.tsx";
import { formTokenOf, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.products.leave;
const PATTERN = "/account/leave/:product{[0-9a-f-]{1,36}}";

/** Says what follows when a co-founder leaves a product, and does it. */
export default function leaveProductPage(site: Site): void {
	site.get(PATTERN, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const product = c.req.param("product");
		const joined = await joinedProducts(c.var.services.db, session.user.id);
		const { name, founderName, ownerId, isInvited } =
			joined.find((one) => one.product === product) ?? notFound("product");
		const token = await formTokenOf(c);
		return showAccount(
			c,
			{ at: "/account/products", title: t.title(name) },
			<>
				<h1>{t.heading(<bdi>{name}</bdi>)}</h1>
				<h2>{t.follows}</h2>
				<ul>
					<li>{founderName === null ? t.noName : t.name(<bdi>{founderName}</bdi>)}</li>
					<li>{t.page}</li>
					<li>{ownerId === null ? t.nobodyTold : t.told}</li>
					{isInvited && <li>{t.votes}</li>}
					<li>{t.back}</li>
				</ul>
				<PostForm action={`/account/leave/${product}`} token={token}>
					<p class="actions">
						<button type="submit" class="secondary danger">
							{t.button}
						</button>
						<a href="/account/products">{t.stay}</a>
					</p>
				</PostForm>
			</>,
		);
	});

	site.post(PATTERN, async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		await act(c, leaveProduct, { product: c.req.param("product") });
		return c.redirect("/account/products?left=1", 303);
	});
}
