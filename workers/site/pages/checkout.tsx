import * as z from "zod";
import { COUNTRY_CODES } from "#core/countries";
import { AppError } from "#core/errors";
import { formatUsd } from "#core/price";
import type { BillingDetails } from "#core/vat";
import { needsPostalCode } from "#core/vat-territories";
import { openPayment } from "#operations/open-payment";
import { type OrderWithLines, orderByToken } from "#store/orders";
import { line, requiredLine } from "#usecases/fields";
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
		const typed = Object.fromEntries(
			Object.entries(await c.req.parseBody()).map(([name, value]) => [name, typeof value === "string" ? value : ""]),
		);
		const billing =
			found.order.billing !== null && found.order.paymentExpiresAt !== null ? found.order.billing : read(typed);
		if (billing instanceof z.ZodError) {
			const fields = billing.issues.map((issue) => LABELS[String(issue.path[0])] ?? String(issue.path[0]));
			return review(c, found, { typed, problem: `Please correct: ${[...new Set(fields)].join(", ")}.` });
		}
		const { services } = c.var;
		const { db, now, settings, links, ports } = services.context({ kind: "anonymous", network: "checkout" });
		try {
			await openPayment(found.order.number, billing, { db, now, settings, links, ports, payments: services.payments });
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			const current = (await orderByToken(db, c.req.param("token"))) ?? found;
			return review(c, current, { typed, problem: sentenceOf(error) });
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

const optionalLine = (max: number) => z.string().trim().pipe(line(max));
const needed = (max: number) => z.string().trim().pipe(requiredLine(max));
const billingForm = z
	.object({
		name: needed(160),
		company: optionalLine(160),
		address: needed(300),
		city: needed(120),
		postal_code: optionalLine(20),
		country: z.enum(COUNTRY_CODES),
		vat_number: optionalLine(32),
	})
	// There the postal code decides whose VAT applies.
	.refine(({ country, postal_code }) => postal_code !== "" || !needsPostalCode(country), { path: ["postal_code"] });

const LABELS: Readonly<Record<string, string>> = {
	name: "name",
	company: "company",
	address: "address",
	city: "city",
	postal_code: "postal code",
	country: "country",
	vat_number: "VAT number",
};

function read(typed: Record<string, string>): BillingDetails | z.ZodError {
	const parsed = billingForm.safeParse(typed);
	if (!parsed.success) return parsed.error;
	const { company, vat_number } = parsed.data;
	return {
		...parsed.data,
		company: company === "" ? null : company,
		vat_number: vat_number === "" ? null : vat_number,
	};
}

function sentenceOf(error: AppError): string {
	const [first] = error.errors;
	return first === undefined ? error.message : `This order cannot be delivered as it is. ${first.message}`;
}

interface Review {
	typed?: Record<string, string>;
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
