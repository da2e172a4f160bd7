import leaveProduct from "#actions/invites/leave-product";
import { notFound } from "#core/errors";
import { joinedProducts } from "#store/joined-products";
import { foundersOfNobody } from "#usecases/listings/founders-of-nobody";
import { act } from "../act.ts";
import { PostForm } from "../form.tsx";
import { showAccount } from "../parts/account-page.tsx";
import { LineField } from "../parts/line-field.tsx";
import { typed } from "../parts/text-field.tsx";
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
		const one = joined.find((each) => each.product === product) ?? notFound("product");
		const { name, founderName, ownerId, isInvited } = one;
		const [founders, token] = await Promise.all([
			founderName === null ? foundersOfNobody(c.var.services.db, one) : [],
			formTokenOf(c),
		]);
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
					{founders.length > 0 && (
						<LineField
							name="founder"
							label={t.which}
							hint={t.whichHelp}
							input={(attributes) => (
								<select {...attributes}>
									<option value="">{t.noneOfThem}</option>
									{founders.map((founder) => (
										<option value={founder}>{founder}</option>
									))}
								</select>
							)}
						/>
					)}
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
		const founder = typed((await c.req.parseBody()).founder) || null;
		await act(c, leaveProduct, { product: c.req.param("product"), founder });
		return c.redirect("/account/products?left=1", 303);
	});
}
