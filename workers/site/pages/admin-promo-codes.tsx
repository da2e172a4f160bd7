import type { FC } from "hono/jsx";
import addPromoCode from "#actions/promo/add-promo-code";
import { PROMO_CODE_MAX, PROMO_NOTE_MAX, TYPED_AMOUNT_MAX } from "#core/limits";
import { allProducts } from "#store/products";
import { promoCodesOf } from "#store/promo-codes";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused, Sent } from "../attempt.ts";
import { PostForm } from "../form.tsx";
import { freshlySignedIn } from "../fresh.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { decided } from "../parts/admin/decided.ts";
import { AdminList } from "../parts/admin/list.tsx";
import { listView, partOf } from "../parts/admin/list-view.ts";
import { centsOf } from "../parts/cart/item-form.ts";
import { type FieldAttributes, LineField } from "../parts/line-field.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { goodWords, promoState, takesOffWords } from "../parts/sales/promo-words.ts";
import { Tick } from "../parts/shop/product-fields.tsx";
import { problemsIn } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.promo;
const PATH = "/admin/promo-codes";
const NEW = `${PATH}/new`;
const SHOWN = 30;

/** For the site team: every promo code, and a form for another one. */
export default function adminPromoCodesPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const view = listView(c);
		const offset = Number(view.after ?? 0) || 0;
		const found = await promoCodesOf(c.var.services.db, { limit: SHOWN + 1, offset });
		const { items, next } = partOf(found, SHOWN, () => offset + SHOWN);
		const now = Date.now();
		return showAdminPage(
			c,
			{ area: "promoCodes", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<p>
					<a class="button" href={NEW}>
						{t.add}
					</a>
				</p>
				<AdminList
					view={view}
					rows={items}
					next={next}
					empty={t.none}
					columns={[
						{ label: t.code, cell: ({ code }) => <a href={`${PATH}/${code}`}>{code}</a> },
						{ label: t.takesOff, cell: takesOffWords },
						{ label: t.good, cell: goodWords },
						{ label: t.used, isFigure: true, cell: ({ uses, maxUses }) => t.usedOf(uses, maxUses) },
						{
							label: t.state,
							cell: (row) => {
								const state = promoState(row, now);
								return <span class={state === "good" ? "tag good" : "tag"}>{t.states[state]}</span>;
							},
						},
						{ label: t.note, cell: ({ note }) => <bdi>{note}</bdi> },
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
				await act(c, addPromoCode, inputOf(sent, codes));
			},
			(refused) => form(c, refused),
		),
	);
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const numberOf = (value: unknown): number | null => (text(value) === "" ? null : Math.trunc(Number(text(value))) || 0);

function inputOf(sent: Sent, codes: readonly string[]) {
	const amount = text(sent.amount);
	return {
		code: text(sent.code),
		percent: numberOf(sent.percent),
		amount_cents: amount === "" ? null : (centsOf(amount) ?? 0),
		products: codes.filter((code) => sent[`holds-${code}`] !== undefined),
		from: text(sent.from) || null,
		until: text(sent.until) || null,
		max_uses: numberOf(sent.max_uses),
		max_uses_each: numberOf(sent.max_uses_each),
		note: text(sent.note),
	};
}

async function form(c: PageContext, refused?: Refused): Promise<Response> {
	const [products, token] = await Promise.all([allProducts(c.var.services.db), formTokenOf(c)]);
	const sent = refused?.sent ?? {};
	const problems = problemsIn(refused?.error);
	const field = (name: string, pointer = `/${name}`) => ({ name, problem: problems[pointer], value: text(sent[name]) });
	return showAdminPage(
		c,
		{ area: "promoCodes", above: [{ href: PATH, label: t.title }], title: t.addTitle, width: "narrow" },
		<>
			<h1>{t.addTitle}</h1>
			<RefusedNotice error={refused?.error} />
			<PostForm action={NEW} token={token} class="card">
				<LineField {...field("code")} label={t.code} hint={t.codeHint} max={PROMO_CODE_MAX} required />
				<LineField
					{...field("percent")}
					label={t.percentLabel}
					hint={t.percentHint}
					input={(attributes) => <Count attributes={attributes} value={text(sent.percent)} most={100} />}
				/>
				<LineField
					{...field("amount", "/amount_cents")}
					problem={problems["/amount_cents"] === undefined ? undefined : t.amountUnfit}
					label={t.amountLabel}
					max={TYPED_AMOUNT_MAX}
				/>
				<fieldset>
					<legend>{t.products}</legend>
					<small>{t.productsHint}</small>
					{products.map(({ code, name }) => (
						<Tick name={`holds-${code}`} label={name} isTicked={sent[`holds-${code}`] !== undefined} />
					))}
				</fieldset>
				<LineField
					{...field("from")}
					label={t.from}
					hint={t.dayHint}
					input={(attributes) => <input {...attributes} type="date" value={text(sent.from)} />}
				/>
				<LineField
					{...field("until")}
					label={t.until}
					hint={t.dayHint}
					input={(attributes) => <input {...attributes} type="date" value={text(sent.until)} />}
				/>
				<LineField
					{...field("max_uses")}
					label={t.maxUses}
					hint={t.usesHint}
					input={(attributes) => <Count attributes={attributes} value={text(sent.max_uses)} most={1_000_000} />}
				/>
				<LineField
					{...field("max_uses_each")}
					label={t.maxUsesEach}
					hint={t.usesHint}
					input={(attributes) => <Count attributes={attributes} value={text(sent.max_uses_each)} most={1_000_000} />}
				/>
				<LineField {...field("note")} label={t.note} hint={t.noteHint} max={PROMO_NOTE_MAX} />
				<button type="submit" class="primary">
					{t.save}
				</button>
			</PostForm>
		</>,
	);
}

const Count: FC<{ attributes: FieldAttributes; value: string; most: number }> = ({ attributes, value, most }) => (
	<input {...attributes} type="number" min="1" max={String(most)} value={value} />
);
