import type { FC } from "hono/jsx";
import dropOrder from "#actions/orders/drop-order";
import giveUpPayment from "#actions/orders/give-up-payment";
import openPayment from "#actions/orders/open-payment";
import requestPaymentPage from "#actions/orders/request-payment-page";
import applyPromoCode from "#actions/promo/apply-promo-code";
import { AppError } from "#core/errors";
import { ORDER_ITEMS_MAX, PAYMENT_PAGE_MIN_MS, PROMO_CODE_MAX } from "#core/limits";
import { promoCodeOf } from "#core/orders/promo";
import { orderByToken } from "#store/orders";
import { itemsOf, promoFor } from "#usecases/orders/price-with-promo";
import { act } from "../act.ts";
import { itemsOfOrder, readCart, writeCart } from "../cart.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { show } from "../layout.tsx";
import { noPage } from "../no-page.ts";
import { leaveNotice } from "../notice.ts";
import { BILLING_FIELDS, BillingFields, billingProblems, type Typed } from "../parts/billing-fields.tsx";
import { PromoForm, promoProblem } from "../parts/cart/promo-form.tsx";
import { Summary as ProblemSummary } from "../parts/line-field.tsx";
import { Billing } from "../parts/orders/billing.tsx";
import { PaymentFailed } from "../parts/orders/payment-failed.tsx";
import { PaymentUnderWay } from "../parts/orders/payment-under-way.tsx";
import { type ShownOrder, shownOrder } from "../parts/orders/shown-order.ts";
import { Summary } from "../parts/orders/summary.tsx";
import { VatNumberNotice } from "../parts/orders/vat-number-notice.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { exactMoney } from "../words/format.ts";
import { words } from "../words/words.ts";
import { closed, thanks } from "./checkout-parts.tsx";

const t = words.checkout;

/** Where a person reviews an order, says who pays, and goes on to pay. Whoever knows its address may. */
export default function checkoutPage(site: Site): void {
	site.get("/checkout/:token", async (c) => {
		const found = await orderOfPage(c);
		return found.order.paymentExpiresAt === null ? review(c, found, {}) : readyToPay(c, found);
	});

	site.post("/checkout/:token/promo", async (c) => {
		const { order } = await orderOfPage(c);
		const { promo, decision } = await c.req.parseBody();
		const typed = decision === "remove" || typeof promo !== "string" ? "" : promo;
		try {
			await act(c, applyPromoCode, { checkout_token: order.checkoutToken, code: typed });
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			return review(c, await orderOfPage(c), { promo: { typed, error } });
		}
		return c.redirect(`/checkout/${order.checkoutToken}#order`, 303);
	});

	site.post("/checkout/:token/to-cart", async (c) => {
		const found = await orderOfPage(c);
		const items = itemsOfOrder(found);
		if (found.order.userId !== c.var.session?.user.id) throw noPage();
		await act(c, dropOrder, { order: found.order.number });
		writeCart(c, [...items, ...readCart(c)].slice(0, ORDER_ITEMS_MAX));
		return c.redirect("/cart", 303);
	});

	site.post("/checkout/:token", async (c) => {
		const found = await orderOfPage(c);
		// The form of an open payment is its button alone.
		const typed = found.order.paymentExpiresAt === null ? await typedIn(c) : null;
		const checkout_token = found.order.checkoutToken;
		try {
			if (isTooLateForPage(found.order, c.var.services.clock.now())) {
				await act(c, giveUpPayment, { checkout_token, attempt: found.order.paymentAttempt });
			}
			await act(c, openPayment, { checkout_token, billing: typed });
			await act(c, requestPaymentPage, { checkout_token });
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			return review(c, await orderOfPage(c), { ...(typed && { typed }), error });
		}
		return c.redirect(`/checkout/${c.req.param("token")}`, 303);
	});

	site.post("/checkout/:token/change", async (c) => {
		const { order } = await orderOfPage(c);
		const { attempt } = await c.req.parseBody();
		try {
			await act(c, giveUpPayment, { checkout_token: order.checkoutToken, attempt: Number(attempt) || 1 });
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			leaveNotice(c, error.code);
			if (error.code === "payment_made") return c.redirect(`/checkout/${order.checkoutToken}/thanks`, 303);
		}
		return c.redirect(`/checkout/${order.checkoutToken}#billing`, 303);
	});

	site.get("/checkout/:token/thanks", async (c) => thanks(c, await orderOfPage(c)));
}

/** Whether a payment was opened whose page nobody got, while the provider did not answer, and so long ago that it opens none for it. */
const isTooLateForPage = ({ paymentUrl, paymentExpiresAt }: ShownOrder["order"], now: Date): boolean =>
	paymentUrl === null && paymentExpiresAt !== null && paymentExpiresAt - now.getTime() < PAYMENT_PAGE_MIN_MS;

async function orderOfPage(c: PageContext): Promise<ShownOrder> {
	const { db } = c.var.services;
	const found = await orderByToken(db, c.req.param("token") ?? "");
	if (found === null) throw noPage("order");
	return shownOrder(db, found);
}

async function typedIn(c: PageContext): Promise<Typed> {
	const body = await c.req.parseBody();
	const field = (name: keyof Typed) => (typeof body[name] === "string" ? body[name] : "");
	return Object.fromEntries(BILLING_FIELDS.map((name) => [name, field(name)])) as Typed;
}

interface Review {
	typed?: Typed;
	error?: AppError;
	promo?: { typed: string; error: AppError };
}

async function review(c: PageContext, found: ShownOrder, { typed, error, promo }: Review): Promise<Response> {
	const { order } = found;
	if (order.status !== "pending") return closed(c, found);
	const token = await formTokenOf(c);
	if (error !== undefined || promo !== undefined) c.status(400);
	const problems = error?.code === "invalid_input" ? billingProblems(error, typed) : {};
	const given = {
		country: order.vat.country ?? "",
		vat_number: order.vat.vat_number ?? "",
		...order.billing,
		...typed,
	};
	return show(
		c,
		{ title: t.orderTitle(order.number), width: "narrow" },
		<>
			{error !== undefined && (
				<Notice kind="problem">
					{Object.keys(problems).length > 0 ? (
						<ProblemSummary title={t.anotherLook(Object.keys(problems).length)} problems={problems} />
					) : (
						<>
							<h2>{t.cannotBePaid}</h2>
							<p>{whyNot(error)}</p>
						</>
					)}
				</Notice>
			)}
			<hgroup>
				<h1>{t.reviewTitle}</h1>
				<p class="lead">{t.reviewLead}</p>
			</hgroup>
			{error === undefined && <PaymentFailed at={found.failedAt} />}
			<ChangedSince order={order} said={c.req.query("cart_total")} />
			<Summary found={found} />
			<PromoForm
				action={`/checkout/${order.checkoutToken}/promo`}
				token={token}
				held={found.promo}
				typed={promo?.typed ?? c.req.query("promo") ?? ""}
				problem={promo === undefined ? await problemOfCart(c, found) : promoProblem(promo.error)}
			/>
			{c.var.session?.user.id === order.userId && (
				<PostForm action={`/checkout/${order.checkoutToken}/to-cart`} token={token}>
					<button type="submit" class="quiet">
						{t.backToCart}
					</button>
				</PostForm>
			)}
			<section aria-labelledby="billing">
				<h2 id="billing">{t.billing}</h2>
				<PostForm action={`/checkout/${order.checkoutToken}`} token={token}>
					<BillingFields given={given} problems={problems} />
					<button type="submit" class="primary l">
						{t.continue}
					</button>
				</PostForm>
			</section>
		</>,
	);
}

/** Why the code of the cart takes nothing off the order that was made of it; null where it brought none, or would now. */
async function problemOfCart(c: PageContext, found: ShownOrder): Promise<string | null> {
	const code = promoCodeOf(c.req.query("promo") ?? "").slice(0, PROMO_CODE_MAX);
	if (code === "" || found.promo !== null) return null;
	const { userId } = found.order;
	const { problem } = await promoFor({ db: c.var.services.db, now: new Date() }, code, itemsOf(found), { userId });
	return problem === null ? null : words.promo.problems[problem];
}

/** What keeps an order from being paid, for people: a week that filled up, and whatever else has changed since. */
function whyNot(error: AppError): string {
	const codes: readonly string[] = [...error.errors.map(({ code }) => code), error.code];
	const said: Readonly<Record<string, { title: string; text: string }>> = words.errors.said;
	const found = codes.map((code) => (Object.hasOwn(said, code) ? said[code] : undefined)).find(Boolean);
	return found === undefined ? t.cannotHelp : `${found.title}. ${found.text} ${t.cannotHelp}`;
}

/** That prices are others than the cart said: somebody of the site team has changed them meanwhile. */
const ChangedSince: FC<{ order: ShownOrder["order"]; said: string | undefined }> = ({ order, said }) => {
	const cents = Number(said);
	if (
		said === undefined ||
		!Number.isSafeInteger(cents) ||
		cents < 0 ||
		cents === order.totalCents ||
		order.paidAt !== null
	)
		return null;
	return (
		<Notice>{t.pricesChanged(exactMoney(cents, order.currency), exactMoney(order.totalCents, order.currency))}</Notice>
	);
};

/** The totals are frozen: what is shown is what will be paid. */
async function readyToPay(c: PageContext, found: ShownOrder): Promise<Response> {
	const { order } = found;
	if (order.status !== "pending") return closed(c, found);
	const token = await formTokenOf(c);
	// Nothing is paid on its page any more; the next try gets another one.
	const isOver = found.failedAt !== null;
	// Nothing is left to do: what is under way can be neither given up nor paid once more.
	const isUnderWay = found.underWayAt !== null;
	return show(
		c,
		{ title: t.orderTitle(order.number), width: "narrow" },
		<>
			<h1>{isUnderWay ? t.orderTitle(order.number) : t.payTitle}</h1>
			<PaymentFailed at={found.failedAt} />
			<PaymentUnderWay c={c} of={found} />
			<VatNumberNotice vat={order.vat} />
			<Summary found={found} />
			<section aria-labelledby="billing">
				<h2 id="billing">{t.billedTo}</h2>
				<Billing billing={order.billing} />
				{!isUnderWay && (
					<PostForm action={`/checkout/${order.checkoutToken}/change`} token={token}>
						<input type="hidden" name="attempt" value={String(order.paymentAttempt)} />
						<button type="submit" class={isOver ? "primary l" : "secondary"}>
							{isOver ? t.tryAgain : t.change}
						</button>
					</PostForm>
				)}
			</section>
			{isOver || isUnderWay ? null : order.paymentUrl === null ? (
				<PostForm action={`/checkout/${order.checkoutToken}`} token={token}>
					<button type="submit" class="primary l">
						{t.goToPayment}
					</button>
				</PostForm>
			) : (
				<p>
					<a class="button primary l" href={order.paymentUrl} rel="nofollow">
						{t.pay(exactMoney(order.totalCents, order.currency))}
					</a>
				</p>
			)}
			{!isOver && !isUnderWay && <p class="muted">{t.holds(<Time at={order.paymentExpiresAt ?? 0} />)}</p>}
		</>,
	);
}
