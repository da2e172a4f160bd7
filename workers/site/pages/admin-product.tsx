import type { FC } from "hono/jsx";
import editProduct from "#actions/products/edit-product";
import { notFound } from "#core/errors";
import { ruleOf } from "#core/orders/products";
import { showProduct } from "#operations/orders/product-view";
import { entriesAbout, type ListedEntry } from "#store/audit-log";
import { allProducts, type ProductRow } from "#store/products";
import { productValues } from "#usecases/products/product-input";
import { act } from "../act.ts";
import type { Refused } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { freshlySignedIn } from "../fresh.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changed } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { NotStored } from "../parts/not-stored.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { ProductFields } from "../parts/shop/product-fields.tsx";
import { inputOf, type TypedProduct, typedIn, typedOf } from "../parts/shop/product-form.ts";
import { ProductRow as PricedRow } from "../parts/shop/product-row.tsx";
import { problemsIn } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { usd } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.shop;
const PATH = "/admin/products";
const ENTRIES_SHOWN = 20;

/** For the site team: what one product is and costs, how that is shown, and what was changed. */
export default function adminProductPage(site: Site): void {
	site.get(`${PATH}/:code`, async (c) => {
		const member = freshlySignedIn(c);
		return member instanceof Response ? member : page(c, await productOfPage(c), {});
	});

	site.post(`${PATH}/:code`, async (c) => {
		const found = await productOfPage(c);
		const { product, products } = found;
		const codes = products.map(({ code }) => code);
		const body = await c.req.parseBody();
		if (body.decision === "show") return page(c, found, { typed: typedIn(body, codes), version: Number(body.version) });
		return decided(
			c,
			PATH,
			async (sent) => {
				const { code } = product;
				await act(c, editProduct, { product: code, version: Number(sent.version), ...inputOf(typedIn(sent, codes)) });
			},
			(refused) => page(c, found, { typed: typedIn(refused.sent, codes), refused }),
		);
	});
}

interface Found {
	product: ProductRow;
	products: readonly ProductRow[];
}

async function productOfPage(c: PageContext): Promise<Found> {
	const products = await allProducts(c.var.services.db);
	return { product: products.find(({ code }) => code === c.req.param("code")) ?? notFound("product"), products };
}

interface Shown {
	typed?: TypedProduct;
	version?: number;
	refused?: Refused;
}

async function page(
	c: PageContext,
	{ product, products }: Found,
	{ typed, version, refused }: Shown,
): Promise<Response> {
	const { db } = c.var.services;
	const { code, includes } = product;
	const path = `${PATH}/${code}`;
	const [token, entries] = await Promise.all([formTokenOf(c), entriesAbout(db, `product:${code}`, ENTRIES_SHOWN)]);
	const problems = problemsIn(refused?.error);
	const changed = problems["/version"];
	// Once it was said that somebody else saved, saving again is on purpose.
	const seen = changed === undefined ? (version ?? Number(refused?.sent.version ?? product.version)) : product.version;
	return showAdminPage(
		c,
		{ area: "products", above: [{ href: PATH, label: t.title }], title: product.name, width: "narrow" },
		<>
			<h1>
				<bdi>{product.name}</bdi>
			</h1>
			<p class="muted">{t.codeIs(<code>{code}</code>)}</p>
			{changed === undefined ? <RefusedNotice error={refused?.error} /> : <NotStored changed={changed} href={path} />}
			<PostForm action={path} token={token} class="card">
				<input type="hidden" name="version" value={String(seen)} />
				<ProductFields
					product={typed ?? typedOf(product)}
					problems={problems}
					parts={products.filter((one) => one.includes.length === 0 && one.code !== code)}
					takesAmount={ruleOf(code, includes).amount}
				/>
				<p class="actions">
					<button type="submit" class="primary" name="decision" value="save">
						{t.save}
					</button>
					<button type="submit" class="secondary" name="decision" value="show">
						{t.show}
					</button>
				</p>
				<p class="muted">{t.fresh}</p>
			</PostForm>
			<Preview product={{ code, ...(typed === undefined ? product : productValues(inputOf(typed))) }} of={products} />
			<section aria-labelledby="history">
				<h2 id="history">{t.history}</h2>
				{entries.length === 0 ? <p>{t.noHistory}</p> : <History c={c} entries={entries} token={token} path={path} />}
			</section>
		</>,
	);
}

const History: FC<{ c: PageContext; entries: readonly ListedEntry[]; token: string; path: string }> = (props) => (
	<ul class="rows">
		{props.entries.map((entry) => (
			<li>
				<Changed
					entry={entry}
					userId={props.c.var.session?.user.id ?? 0}
					token={props.token}
					returnTo={props.path}
					nameOf={(fact) => t.facts[fact] ?? fact}
					wordsOf={(fact, value) => (fact === "price_cents" && typeof value === "number" ? usd(value) : undefined)}
				/>
			</li>
		))}
	</ul>
);

/** As everybody would see it: on the page of prices and in an answer of the API. */
const Preview: FC<{ product: Omit<ProductRow, "version">; of: readonly ProductRow[] }> = ({ product, of }) => {
	const names = new Map(of.map(({ code, name }) => [code, name]));
	// Weeks are left out: they change by the hour.
	const answer = showProduct(product, []);
	return (
		<section aria-labelledby="preview">
			<h2 id="preview">{t.preview}</h2>
			{!product.active && <p>{t.previewHidden}</p>}
			<h3>{t.previewOnPrices}</h3>
			<ul class="rows">
				<PricedRow of={answer} names={names} />
			</ul>
			<details>
				<summary>{t.previewAnswer}</summary>
				<pre>
					<code>{JSON.stringify(answer, null, 2)}</code>
				</pre>
			</details>
		</section>
	);
};
