import type { FC } from "hono/jsx";
import cancelOrder from "#actions/orders/cancel-order";
import correctInvoice from "#actions/orders/correct-invoice";
import declineRefund from "#actions/orders/decline-refund";
import deliverLine from "#actions/orders/deliver-line";
import markOrderPaid from "#actions/orders/mark-order-paid";
import refundOrder from "#actions/orders/refund-order";
import resendDocuments from "#actions/orders/resend-documents";
import { notFound } from "#core/errors";
import { measureMoney } from "#core/numbers/measure-money";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import type { Refused, Sent } from "../attempt.ts";
import { Notice, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { decided } from "../parts/admin/decided.ts";
import { BILLING_FIELDS } from "../parts/billing-fields.tsx";
import { centsOf } from "../parts/cart/item-form.ts";
import { Billing } from "../parts/orders/billing.tsx";
import { StateTag } from "../parts/orders/state-tag.tsx";
import { Summary } from "../parts/orders/summary.tsx";
import { AskedBack } from "../parts/sales/asked-back.tsx";
import { LineToDeliver } from "../parts/sales/line-to-deliver.tsx";
import { type OrderForTeam, orderForTeam } from "../parts/sales/order-for-team.ts";
import { CancelForm, CorrectionForm, PaidForm } from "../parts/sales/order-forms.tsx";
import { DocumentsForTeam, Events, HistoryOfOrder, MailsOfOrder } from "../parts/sales/order-record.tsx";
import { RefundForm, Refunds, wishOf } from "../parts/sales/refund-form.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.sales;
const PATH = "/admin/orders";
const ONE = `${PATH}/:number{LW-[A-Z2-7]{1,20}}`;

/** What can be done with an order, by the last part of the address that its form is sent to. */
const DEEDS = ["refund", "decline", "deliver", "cancel", "paid", "invoice", "resend"] as const;
type Deed = (typeof DEEDS)[number];

/** For the site team: one order, all that became of it, and what can be decided about it. */
export default function adminOrderPage(site: Site): void {
	site.get(ONE, async (c) => {
		const admin = administrator(c);
		return admin instanceof Response ? admin : page(c, await orderOfPage(c));
	});

	site.post(`${ONE}/:deed`, async (c) => {
		const number = c.req.param("number");
		const deed = DEEDS.find((known) => known === c.req.param("deed")) ?? notFound("page");
		return decided(
			c,
			`${PATH}/${number}`,
			async (sent) => {
				await doIt(c, deed, number, sent);
				return undefined;
			},
			async (refused) => page(c, await orderOfPage(c), { deed, refused }),
		);
	});
}

async function orderOfPage(c: PageContext): Promise<OrderForTeam> {
	return (await orderForTeam(c.var.services.db, c.req.param("number") ?? "")) ?? notFound("order");
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

async function doIt(c: PageContext, deed: Deed, order: string, sent: Sent): Promise<unknown> {
	const reason = text(sent.reason);
	const seen = { order, version: Number(sent.version) };
	switch (deed) {
		case "refund": {
			const { lines } = await orderOfPage(c);
			const wish = wishOf(
				sent,
				lines.map(({ line }) => line),
			);
			const { moved } = await act(c, refundOrder, { ...seen, once: text(sent.once), wish, reason });
			return measureMoney(c.var.services, moved);
		}
		case "decline":
			return act(c, declineRefund, { order, reason });
		case "deliver": {
			const how = sent.decision === "again" ? "again" : "by_hand";
			return act(c, deliverLine, { ...seen, line: Number(sent.line), how, reason });
		}
		case "cancel":
			return act(c, cancelOrder, { ...seen, reason });
		case "paid": {
			const amount_cents = centsOf(text(sent.amount)) ?? -1;
			const { moved } = await act(c, markOrderPaid, { ...seen, reference: text(sent.reference), amount_cents });
			return measureMoney(c.var.services, moved);
		}
		case "invoice": {
			const billing = Object.fromEntries(BILLING_FIELDS.map((name) => [name, text(sent[name])]));
			return act(c, correctInvoice, { ...seen, billing: billing as never, reason });
		}
		case "resend":
			return act(c, resendDocuments, { order });
	}
}

interface Shown {
	deed?: Deed;
	refused?: Refused;
}

async function page(c: PageContext, of: OrderForTeam, { deed, refused }: Shown = {}): Promise<Response> {
	const { order } = of;
	const token = await formTokenOf(c);
	const forms = { c, of, token };
	const said = (one: Deed) => (deed === one ? refused : undefined);
	const isBilled = of.documents.length > 0 && of.leftCents > 0;
	return showAdminPage(
		c,
		{ area: "orders", above: [{ href: PATH, label: t.title }], title: t.orderTitle(order.number), width: "narrow" },
		<>
			<Head of={of} />
			{of.request !== null && <AskedBack {...forms} request={of.request} refused={said("decline")} />}
			<Summary found={of} below={(line) => <LineToDeliver {...forms} line={line} refused={said("deliver")} />} />
			{order.billing !== null && (
				<section aria-labelledby="billed">
					<h2 id="billed">{words.checkout.billedTo}</h2>
					<Billing billing={order.billing} />
				</section>
			)}
			{order.status === "pending" && (
				<>
					{of.underWayAt !== null && <Notice>{t.underWay(<Time at={of.underWayAt} />)}</Notice>}
					<PaidForm {...forms} refused={said("paid")} />
					<CancelForm {...forms} refused={said("cancel")} />
				</>
			)}
			{order.status === "paid" && <RefundForm {...forms} refused={said("refund")} />}
			{of.refunds.length > 0 && <Refunds of={of} />}
			<Events of={of} />
			<DocumentsForTeam of={of} token={token} />
			{isBilled && order.status === "paid" && <CorrectionForm {...forms} refused={said("invoice")} />}
			<MailsOfOrder of={of} />
			<HistoryOfOrder {...forms} />
		</>,
	);
}

const Head: FC<{ of: OrderForTeam }> = ({ of: { order, email, standing } }) => (
	<>
		<h1>{t.orderTitle(order.number)}</h1>
		<p>
			<StateTag of={standing} /> {t.madeBy(<bdi>{email ?? t.accountGone}</bdi>, <Time at={order.createdAt} />)}
		</p>
		{email === null && <Notice>{t.nobodyTold}</Notice>}
		{order.paidAt !== null && order.paymentReference !== null && (
			<p class="muted">
				{t.paidThrough(
					t.providers[order.paymentProvider ?? ""] ?? order.paymentProvider ?? "",
					<bdi>{order.paymentReference}</bdi>,
				)}
			</p>
		)}
	</>
);
