import openPayment from "#actions/orders/open-payment";
import requestPaymentPage from "#actions/orders/request-payment-page";
import { AppError } from "#core/errors";
import { formatUsd } from "#core/orders/price";
import { COUNTRY_CODES } from "#core/web/countries";
import { type OrderWithLines, orderByToken } from "#store/orders";
import { act } from "../act.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { show } from "../layout.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { Billing, closed, Summary, thanks } from "./checkout-parts.tsx";

/** Where a person reviews an order, says who pays, and goes on to pay. Whoever knows its address may. */
export default function checkoutPage(site: Site): void {
	site.get("/checkout/:token", async (c) => {
		const found = await orderOfPage(c);
		return found.order.paymentExpiresAt === null ? review(c, found, {}) : readyToPay(c, found);
	});

	site.post("/checkout/:token", async (c) => {
		const found = await orderOfPage(c);
		// The form of an open payment is its button alone.
		const typed = found.order.paymentExpiresAt === null ? await typedIn(c) : null;
		const checkout_token = found.order.checkoutToken;
		try {
			await act(c, openPayment, { checkout_token, billing: typed });
			await act(c, requestPaymentPage, { checkout_token });
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			const current = (await orderByToken(c.var.services.db, checkout_token)) ?? found;
			return review(c, current, { ...(typed && { typed }), problem: sentenceOf(error) });
		}
		return c.redirect(`/checkout/${c.req.param("token")}`, 303);
	});

	site.get("/checkout/:token/thanks", async (c) => thanks(c, await orderOfPage(c)));
}

async function orderOfPage(c: PageContext): Promise<OrderWithLines> {
	const found = await orderByToken(c.var.services.db, c.req.param("token") ?? "");
	if (found === null) throw new AppError("not_found", "There is no order at this address.");
	return found;
}

const LABELS = {
	name: "name",
	company: "company",
	address: "address",
	city: "city",
	postal_code: "postal code",
	country: "country",
	vat_number: "VAT number",
};

/** The form as it was sent; what is wrong with it is for the action to say. */
type Typed = Record<keyof typeof LABELS, string>;

async function typedIn(c: PageContext): Promise<Typed> {
	const body = await c.req.parseBody();
	const field = (name: keyof typeof LABELS) => (typeof body[name] === "string" ? body[name] : "");
	return {
		name: field("name"),
		company: field("company"),
		address: field("address"),
		city: field("city"),
		postal_code: field("postal_code"),
		country: field("country"),
		vat_number: field("vat_number"),
	};
}

function sentenceOf(error: AppError): string {
	const [first] = error.errors;
	if (first === undefined) return error.message;
	if (error.code !== "invalid_input") return `This order cannot be delivered as it is. ${first.message}`;
	const bad = Object.entries(LABELS).filter(([name]) =>
		error.errors.some(({ pointer }) => pointer.endsWith(`/${name}`)),
	);
	return `Please correct: ${bad.map(([, label]) => label).join(", ")}.`;
}

interface Review {
	typed?: Partial<Typed>;
	problem?: string;
}

async function review(c: PageContext, found: OrderWithLines, { typed = {}, problem }: Review): Promise<Response> {
	const { order } = found;
	if (order.status !== "pending") return closed(c, found);
	const token = await formTokenOf(c);
	if (problem !== undefined) c.status(400);
	const given = {
		country: order.vat.country ?? "",
		vat_number: order.vat.vat_number ?? "",
		...order.billing,
		...typed,
	};
	return show(
		c,
		{ title: `Order ${order.number}`, width: "narrow" },
		<>
			<h1>Review your order</h1>
			{problem !== undefined && <Notice kind="problem">{problem}</Notice>}
			<Summary found={found} />
			<article class="card">
				<h2>Billing details</h2>
				<PostForm action={`/checkout/${order.checkoutToken}`} token={token}>
					<TextField name="name" label="Your name" autocomplete="name" value={given.name} required />
					<TextField name="company" label="Company (optional)" autocomplete="organization" value={given.company} />
					<TextField name="address" label="Address" autocomplete="street-address" value={given.address} required />
					<TextField name="city" label="City" autocomplete="address-level2" value={given.city} required />
					<TextField name="postal_code" label="Postal code" autocomplete="postal-code" value={given.postal_code} />
					<label for="country">Country</label>
					<select id="country" name="country" autocomplete="country" required>
						<option value="">Choose a country</option>
						{countries().map(({ code, name }) => (
							<option value={code} selected={code === given.country}>
								{name}
							</option>
						))}
					</select>
					<TextField name="vat_number" label="VAT number of an EU business (optional)" value={given.vat_number} />
					<button type="submit">Continue</button>
				</PostForm>
				<p class="muted">
					VAT is worked out from your country and postal code. Nothing is charged before you pay on the next page.
				</p>
			</article>
		</>,
	);
}

function TextField(props: {
	name: string;
	label: string;
	autocomplete?: string;
	value?: string | null | undefined;
	required?: boolean;
}) {
	return (
		<>
			<label for={props.name}>{props.label}</label>
			<input
				id={props.name}
				name={props.name}
				value={props.value ?? ""}
				autocomplete={props.autocomplete ?? "off"}
				required={props.required}
			/>
		</>
	);
}

function countries(): { code: string; name: string }[] {
	const names = new Intl.DisplayNames("en", { type: "region" });
	const all = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code }));
	return all.sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** The totals are frozen: what is shown is what will be paid. */
async function readyToPay(c: PageContext, found: OrderWithLines): Promise<Response> {
	const { order } = found;
	if (order.status !== "pending") return closed(c, found);
	const token = await formTokenOf(c);
	return show(
		c,
		{ title: `Pay order ${order.number}`, width: "narrow" },
		<>
			<h1>Pay your order</h1>
			<Summary found={found} />
			<article class="card">
				<h2>Billed to</h2>
				<Billing billing={order.billing} />
				{order.paymentUrl === null ? (
					<PostForm action={`/checkout/${order.checkoutToken}`} token={token}>
						<button type="submit">Go to payment</button>
					</PostForm>
				) : (
					<a class="button primary wide" href={order.paymentUrl} rel="nofollow">
						Pay {formatUsd(order.totalCents)}
					</a>
				)}
				<p class="muted">
					The total holds until <Time at={order.paymentExpiresAt ?? 0} />. Afterwards you can change your details here.
				</p>
			</article>
		</>,
	);
}
