import stopPromoCode from "#actions/promo/stop-promo-code";
import { notFound } from "#core/errors";
import { entriesAbout } from "#store/audit-log";
import { allProducts } from "#store/products";
import { type PromoCodeRow, promoCode, usesOfPromo } from "#store/promo-codes";
import { standingsOf } from "#usecases/orders/order-standing";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Changed } from "../parts/admin/change.tsx";
import { decided } from "../parts/admin/decided.ts";
import { AdminList } from "../parts/admin/list.tsx";
import { listView, partOf } from "../parts/admin/list-view.ts";
import { StateTag } from "../parts/orders/state-tag.tsx";
import { goodWords, promoState, takesOffWords } from "../parts/sales/promo-words.ts";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { listed, usd } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.promo;
const PATH = "/admin/promo-codes";
const SHOWN = 30;

/** For the site team: one promo code, whether it is good, and the orders that used it. */
export default function adminPromoCodePage(site: Site): void {
	site.get(`${PATH}/:code`, async (c) => {
		const admin = administrator(c);
		return admin instanceof Response ? admin : page(c, await codeOfPage(c));
	});

	site.post(`${PATH}/:code`, async (c) => {
		const { code } = await codeOfPage(c);
		return decided(c, `${PATH}/${code}`, async (sent) => {
			await act(c, stopPromoCode, { code, stopped: sent.decision === "stop" });
		});
	});
}

async function codeOfPage(c: PageContext): Promise<PromoCodeRow> {
	return (await promoCode(c.var.services.db, c.req.param("code") ?? "")) ?? notFound("promo code");
}

async function page(c: PageContext, row: PromoCodeRow): Promise<Response> {
	const { db } = c.var.services;
	const { code } = row;
	const path = `${PATH}/${code}`;
	const view = listView(c);
	const before = Number(view.after ?? 0) || Number.MAX_SAFE_INTEGER;
	const [token, found, entries, products] = await Promise.all([
		formTokenOf(c),
		usesOfPromo(db, code, { before, limit: SHOWN + 1 }),
		entriesAbout(db, `promo:${code}`, SHOWN),
		allProducts(db),
	]);
	const { items, next } = partOf(found, SHOWN, ({ id }) => id);
	const standingOf = await standingsOf(
		db,
		items.map(({ orderNumber, status }) => ({ number: orderNumber, status })),
	);
	const names = new Map(products.map((product) => [product.code, product.name]));
	const state = promoState(row, Date.now());
	const isStopped = row.stoppedAt !== null;
	return showAdminPage(
		c,
		{ area: "promoCodes", above: [{ href: PATH, label: t.title }], title: code },
		<>
			<h1>{code}</h1>
			<p>
				<span class={state === "good" ? "tag good" : "tag"}>{t.states[state]}</span>
			</p>
			<dl class="settings">
				{[
					[t.takesOff, takesOffWords(row)] as const,
					[t.good, goodWords(row)] as const,
					[
						t.products,
						row.products === null ? t.all : listed(row.products.map((one) => names.get(one) ?? one)),
					] as const,
					[t.used, t.usedOf(row.uses, row.maxUses)] as const,
					...(row.maxUsesEach === null ? [] : [[t.maxUsesEach, String(row.maxUsesEach)] as const]),
					...(row.note === "" ? [] : [[t.note, row.note] as const]),
				].map(([label, value]) => (
					<div>
						<dt>{label}</dt>
						<dd dir="auto">{value}</dd>
					</div>
				))}
			</dl>
			<PostForm action={path} token={token}>
				<p class="muted">{t.stopHelp}</p>
				<button type="submit" class="secondary" name="decision" value={isStopped ? "resume" : "stop"}>
					{isStopped ? t.resume : t.stop}
				</button>
			</PostForm>
			<section aria-labelledby="uses">
				<h2 id="uses">{t.uses}</h2>
				<AdminList
					view={view}
					rows={items}
					next={next}
					empty={t.noUses}
					columns={[
						{
							label: t.order,
							cell: ({ orderNumber }) => <a href={`/admin/orders/${orderNumber}`}>{orderNumber}</a>,
						},
						{ label: t.buyer, cell: ({ email }) => <bdi>{email ?? words.sales.accountGone}</bdi> },
						{ label: t.discount, isFigure: true, cell: ({ discountCents }) => usd(discountCents) },
						{ label: t.when, cell: ({ at }) => <Time at={at} /> },
						{
							label: t.state,
							cell: ({ released, orderNumber, status }) =>
								released ? (
									<span class="tag">{t.givenBack}</span>
								) : (
									<StateTag of={standingOf({ number: orderNumber, status })} />
								),
						},
					]}
				/>
			</section>
			<section aria-labelledby="history">
				<h2 id="history">{t.history}</h2>
				{entries.length === 0 && <p class="muted">{t.noHistory}</p>}
				<ul class="rows">
					{entries.map((entry) => (
						<li>
							<Changed entry={entry} userId={c.var.session?.user.id ?? 0} token={token} returnTo={path} />
						</li>
					))}
				</ul>
			</section>
		</>,
	);
}
