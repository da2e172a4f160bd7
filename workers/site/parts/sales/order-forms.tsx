import type { FC } from "hono/jsx";
import { PAYMENT_REFERENCE_MAX, TYPED_AMOUNT_MAX } from "#core/limits";
import type { Refused } from "../../attempt.ts";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";
import { typedBefore } from "../admin/decided.ts";
import { Decision } from "../admin/decision.tsx";
import { BILLING_FIELDS, BillingFields } from "../billing-fields.tsx";
import { LineField } from "../line-field.tsx";
import { plainAmount } from "../shop/product-form.ts";
import { problemsIn } from "../text-field.tsx";
import type { OrderForTeam } from "./order-for-team.ts";

const t = words.sales;

interface Props {
	c: PageContext;
	of: OrderForTeam;
	token: string;
	refused?: Refused | undefined;
}

/** What was wrong with an order as a whole. */
const Wrong: FC<{ refused: Refused | undefined; at?: string }> = ({ refused, at = "/order" }) => {
	const problem = problemsIn(refused?.error)[at];
	return problem === undefined ? null : <p class="wrong">{problem}</p>;
};

/** Closes an order that nobody has paid. */
export const CancelForm: FC<Props> = ({ c, of: { order }, token, refused }) => (
	<section aria-labelledby="cancel">
		<h2 id="cancel">{t.cancel.title}</h2>
		<p>{t.cancel.help}</p>
		<Wrong refused={refused} />
		<Wrong refused={refused} at="/version" />
		<Decision
			c={c}
			action={`/admin/orders/${order.number}/cancel`}
			token={token}
			idPrefix="cancel-"
			hidden={{ version: order.version }}
			reason={{ label: t.cancel.reason }}
			refused={refused}
			buttons={[{ value: "cancel", label: t.cancel.button, kind: "danger" }]}
		/>
	</section>
);

/** Books a payment that came without the provider. */
export const PaidForm: FC<Props> = ({ c, of: { order }, token, refused }) => {
	const typed = (name: string) => (refused === undefined ? typedBefore(c, name) : String(refused.sent[name] ?? ""));
	const problems = problemsIn(refused?.error);
	return (
		<section aria-labelledby="paid">
			<h2 id="paid">{t.paid.title}</h2>
			<p>{order.billing === null ? t.paid.noTotal : t.paid.help}</p>
			<Wrong refused={refused} />
			<Wrong refused={refused} at="/version" />
			{order.billing !== null && (
				<Decision
					c={c}
					action={`/admin/orders/${order.number}/paid`}
					token={token}
					hidden={{ version: order.version }}
					reason={null}
					refused={refused}
					buttons={[{ value: "paid", label: t.paid.button, kind: "primary" }]}
				>
					<LineField
						name="reference"
						label={t.paid.reference}
						value={typed("reference")}
						problem={problems["/reference"]}
						max={PAYMENT_REFERENCE_MAX}
						required
					/>
					<LineField
						name="amount"
						idPrefix="paid-"
						label={t.paid.amount}
						problem={problems["/amount_cents"]}
						required
						input={(attributes) => (
							<input
								{...attributes}
								value={typed("amount") || plainAmount(order.totalCents)}
								inputmode="decimal"
								maxlength={TYPED_AMOUNT_MAX}
							/>
						)}
					/>
				</Decision>
			)}
		</section>
	);
};

/** Puts another customer on the invoice. */
export const CorrectionForm: FC<Props> = ({ c, of: { order }, token, refused }) => {
	const found = problemsIn(refused?.error);
	const problems = Object.fromEntries(
		BILLING_FIELDS.flatMap((name) => {
			const problem = found[`/billing/${name}`];
			return problem === undefined ? [] : [[name, problem]];
		}),
	);
	const given = refused === undefined ? { ...order.billing } : (refused.sent as Record<string, string>);
	return (
		<section aria-labelledby="correct">
			<h2 id="correct">{t.invoice.title}</h2>
			<details open={refused !== undefined}>
				<summary>{t.invoice.button}</summary>
				<p>{t.invoice.help}</p>
				<Wrong refused={refused} />
				<Wrong refused={refused} at="/version" />
				<Decision
					c={c}
					action={`/admin/orders/${order.number}/invoice`}
					token={token}
					idPrefix="correct-"
					hidden={{ version: order.version }}
					reason={{ label: t.invoice.reason }}
					refused={refused}
					buttons={[{ value: "correct", label: t.invoice.button }]}
				>
					<BillingFields given={given} problems={problems} />
				</Decision>
			</details>
		</section>
	);
};
