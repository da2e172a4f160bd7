import type { FC } from "hono/jsx";
import type { AppError } from "#core/errors";
import { PROMO_CODE_MAX } from "#core/limits";
import { PROMO_PROBLEMS } from "#core/orders/promo";
import { PostForm } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { LineField } from "../line-field.tsx";

const t = words.promo;

/** Why a code was refused, for people. */
export function promoProblem(error: AppError): string {
	const problem = PROMO_PROBLEMS.find((known) => error.errors.some(({ code }) => code === known));
	return problem === undefined ? words.errors.said[error.code].text : t.problems[problem];
}

interface FieldProps {
	typed: string;
	problem: string | null;
}

/** The field of a code, which folds while nobody needs it. */
export const PromoField: FC<FieldProps> = ({ typed, problem }) => (
	<details open={typed !== "" || problem !== null}>
		<summary>{t.have}</summary>
		<LineField name="promo" label={t.field} value={typed} max={PROMO_CODE_MAX} problem={problem ?? undefined} />
	</details>
);

interface Props extends FieldProps {
	action: string;
	token: string;
	/** The code that the order holds. */
	held: string | null;
}

/** Uses a promo code on an order that is not paid, or takes it out. */
export const PromoForm: FC<Props> = ({ action, token, held, typed, problem }) => (
	<PostForm action={action} token={token}>
		{held !== null ? (
			<button type="submit" class="quiet" name="decision" value="remove">
				{t.remove}
				<span class="visually-hidden"> {held}</span>
			</button>
		) : (
			<details open={typed !== "" || problem !== null}>
				<summary>{t.have}</summary>
				<LineField name="promo" label={t.field} value={typed} max={PROMO_CODE_MAX} problem={problem ?? undefined} />
				<button type="submit" class="secondary">
					{t.apply}
				</button>
			</details>
		)}
	</PostForm>
);
