import type { FC } from "hono/jsx";
import { TYPED_AMOUNT_MAX } from "#core/limits";
import { isPaidThroughProvider } from "#usecases/orders/refund-made";
import type { Refused } from "../../attempt.ts";
import { Time } from "../../form.tsx";
import type { PageContext } from "../../site.ts";
import { exactMoney } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { typedBefore } from "../admin/decided.ts";
import { Decision } from "../admin/decision.tsx";
import { centsOf } from "../cart/item-form.ts";
import { LineField } from "../line-field.tsx";
import { problemsIn } from "../text-field.tsx";
import type { OrderForTeam } from "./order-for-team.ts";

const t = words.sales.refund;

/** What a form of refunds sent, as the action takes it; what is no amount goes on as one that is refused. */
export function wishOf(sent: Refused["sent"], lines: readonly number[]) {
	if (sent.what === "lines") {
		return { what: "lines" as const, lines: lines.filter((line) => sent[`line-${line}`] !== undefined) };
	}
	if (sent.what !== "amount") return { what: "whole" as const };
	return { what: "amount" as const, amount_cents: centsOf(typeof sent.amount === "string" ? sent.amount : "") ?? 0 };
}

interface Props {
	c: PageContext;
	of: OrderForTeam;
	token: string;
	refused?: Refused | undefined;
}

/** How the site team gives money of a paid order back. */
export const RefundForm: FC<Props> = ({ c, of: { order, lines, leftCents, refunds }, token, refused }) => {
	const money = (cents: number) => exactMoney(cents, order.currency);
	const problems = problemsIn(refused?.error);
	const problem = Object.entries(problems).find(([at]) => at.startsWith("/wish") || at === "/what")?.[1];
	const what = refused === undefined ? typedBefore(c, "what") || "whole" : String(refused.sent.what);
	const amount = refused === undefined ? typedBefore(c, "amount") : String(refused.sent.amount ?? "");
	const choice = (value: string, label: string) => (
		<label>
			<input type="radio" name="what" value={value} checked={what === value} /> <span>{label}</span>
		</label>
	);
	// One at a time: what is left is known when the provider has answered.
	if (refunds.some(({ status }) => status === "asked")) {
		return (
			<section aria-labelledby="refund">
				<h2 id="refund">{t.title}</h2>
				<p>{t.underWay}</p>
			</section>
		);
	}
	const open = lines.filter(({ refundedAt }) => refundedAt === null);
	return (
		<section aria-labelledby="refund">
			<h2 id="refund">{t.title}</h2>
			<p>{order.totalCents === 0 ? t.free : t.left(money(leftCents))}</p>
			{!isPaidThroughProvider(order) && order.totalCents > 0 && <p>{t.byHand}</p>}
			<Decision
				c={c}
				action={`/admin/orders/${order.number}/refund`}
				token={token}
				idPrefix="refund-"
				hidden={{ version: order.version, once: crypto.randomUUID() }}
				reason={{ label: t.reason }}
				refused={refused}
				buttons={[{ value: "refund", label: t.button, kind: "danger" }]}
			>
				<fieldset>
					<legend>{t.what}</legend>
					{problem !== undefined && <p class="wrong">{problem}</p>}
					{choice("whole", t.whole)}
					{order.totalCents > 0 && (
						<>
							{choice("lines", t.lines)}
							<div class="indent">
								{open.map(({ line, name, amountCents }) => (
									<label>
										<input
											type="checkbox"
											name={`line-${line}`}
											value="yes"
											checked={refused?.sent[`line-${line}`] !== undefined}
										/>{" "}
										<span>{t.ofLine(<bdi>{name}</bdi>, money(amountCents))}</span>
									</label>
								))}
							</div>
							{choice("amount", t.amount)}
							<LineField
								name="amount"
								idPrefix="refund-"
								label={t.amountLabel}
								input={(attributes) => (
									<input {...attributes} value={amount} inputmode="decimal" maxlength={TYPED_AMOUNT_MAX} />
								)}
							/>
						</>
					)}
				</fieldset>
			</Decision>
		</section>
	);
};

/** What the site team has given back so far. */
export const Refunds: FC<{ of: OrderForTeam }> = ({ of: { refunds, order } }) => (
	<section aria-labelledby="refunds">
		<h2 id="refunds">{t.past}</h2>
		<ul class="rows">
			{refunds.map(({ amountCents, status, askedAt, endedAt, reason, problem }) => (
				<li>
					<div>
						<p>{t.one(exactMoney(amountCents, order.currency), t.states[status], <Time at={endedAt ?? askedAt} />)}</p>
						<p dir="auto">{reason}</p>
						{problem !== null && (
							<p class="wrong" dir="auto">
								{problem}
							</p>
						)}
					</div>
				</li>
			))}
		</ul>
	</section>
);
