import addProduct from "#actions/products/add-product";
import { PRODUCT_CODE_MAX } from "#core/limits";
import { ruleOf } from "#core/orders/products";
import { allProducts } from "#store/products";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { freshlySignedIn } from "../fresh.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { decided } from "../parts/admin/decided.ts";
import { AdminList } from "../parts/admin/list.tsx";
import { listView } from "../parts/admin/list-view.ts";
import { LineField } from "../parts/line-field.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { ProductFields } from "../parts/shop/product-fields.tsx";
import { inputOf, NEW_PRODUCT, typedIn } from "../parts/shop/product-form.ts";
import { problemsIn } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { usd } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.shop;
const PATH = "/admin/products";
const NEW = `${PATH}/new`;

/** For the site team: everything that is or was for sale, and a form for another product. */
export default function adminProductsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const products = await allProducts(c.var.services.db);
		return showAdminPage(
			c,
			{ area: "products", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<p>
					<a class="button" href={NEW}>
						{t.add}
					</a>
				</p>
				<AdminList
					view={listView(c)}
					rows={products}
					next={null}
					empty={t.none}
					columns={[
						{
							label: t.product,
							cell: ({ code, name }) => (
								<a href={`${PATH}/${code}`}>
									<bdi>{name}</bdi>
								</a>
							),
						},
						{
							label: t.price,
							isFigure: true,
							cell: ({ code, includes, priceCents }) =>
								ruleOf(code, includes).amount ? t.from(usd(priceCents)) : usd(priceCents),
						},
						{
							label: t.state,
							cell: ({ active }) => (
								<span class={active ? "tag good" : "tag"}>{active ? t.forSale : t.notForSale}</span>
							),
						},
						{
							label: t.holds,
							cell: ({ includes }) => (includes.length === 0 ? t.holdsNothing : t.holdsParts(includes.length)),
						},
						{ label: t.position, isFigure: true, cell: ({ position }) => String(position) },
					]}
				/>
			</>,
		);
	});

	site.get(NEW, async (c) => {
		const fresh = freshlySignedIn(c);
		return fresh instanceof Response ? fresh : form(c);
	});

	site.post(NEW, (c) =>
		decided(
			c,
			PATH,
			async (sent) => {
				const codes = (await allProducts(c.var.services.db)).map(({ code }) => code);
				await act(c, addProduct, { product: codeIn(sent), ...inputOf(typedIn(sent, codes)) });
			},
			(refused) => form(c, refused),
		),
	);
}

const codeIn = (sent: Refused["sent"]): string => (typeof sent.product === "string" ? sent.product.trim() : "");

async function form(c: PageContext, refused?: Refused): Promise<Response> {
	const [products, token] = await Promise.all([allProducts(c.var.services.db), formTokenOf(c)]);
	const problems = problemsIn(refused?.error);
	const codes = products.map(({ code }) => code);
	return showAdminPage(
		c,
		{ area: "products", above: [{ href: PATH, label: t.title }], title: t.addTitle, width: "narrow" },
		<>
			<h1>{t.addTitle}</h1>
			<p class="lead">{t.addLead}</p>
			<RefusedNotice error={refused?.error} />
			<PostForm action={NEW} token={token} class="card">
				<LineField
					name="product"
					label={t.code}
					hint={t.codeHint}
					value={refused === undefined ? "" : codeIn(refused.sent)}
					max={PRODUCT_CODE_MAX}
					required
					problem={problems["/product"]}
				/>
				<ProductFields
					product={refused === undefined ? NEW_PRODUCT : typedIn(refused.sent, codes)}
					problems={problems}
					parts={products.filter(({ includes }) => includes.length === 0)}
					takesAmount={false}
				/>
				<button type="submit" class="primary">
					{t.save}
				</button>
			</PostForm>
		</>,
	);
}
