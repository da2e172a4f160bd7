import type { FC } from "hono/jsx";
import type { AppError } from "#core/errors";
import { ADDRESSES_MAX } from "#core/limits";
import type { StopReason } from "#core/mails/may-send";
import { EMAIL_MAX } from "#core/web/email";
import type { OwnAddress } from "#store/email-addresses";
import { PostForm } from "../../form.tsx";
import { daysAgo } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { LineField } from "../line-field.tsx";
import { problemsIn, typed } from "../text-field.tsx";

const t = words.signInMethods.addresses;

/** An address with what stands against mailing to it. */
export interface ShownAddress extends OwnAddress {
	stops: readonly StopReason[];
}

interface Props {
	addresses: readonly ShownAddress[];
	/** Of the page, below which its forms lead. */
	path: string;
	now: number;
	/** Null where they must sign in again first. */
	token: string | null;
	refused: { typed: unknown; error: AppError } | null;
}

/** The addresses of an account: which is mailed to, which can go, and a way to add one. */
export const Addresses: FC<Props> = ({ addresses, path, now, token, refused }) => (
	<section aria-labelledby="addresses">
		<h2 id="addresses">{t.title}</h2>
		<p>{t.about}</p>
		<ul class="rows">
			{addresses.map((one) => (
				<Address of={one} path={path} now={now} token={token} />
			))}
		</ul>
		{token !== null && addresses.length >= ADDRESSES_MAX && <p class="muted">{t.full(ADDRESSES_MAX)}</p>}
		{token !== null && addresses.length < ADDRESSES_MAX && (
			<PostForm action={`${path}/add`} token={token} class="edit-form">
				<LineField
					name="email"
					label={t.label}
					hint={t.hint(ADDRESSES_MAX)}
					problem={refused === null ? undefined : (said(refused.error) ?? refused.error.message)}
					input={(attributes) => (
						<input
							{...attributes}
							type="email"
							required
							maxlength={EMAIL_MAX}
							autocomplete="email"
							value={typed(refused?.typed)}
						/>
					)}
				/>
				<button type="submit">{t.add}</button>
			</PostForm>
		)}
	</section>
);

/** What is wrong with the address itself; other refusals of the form speak for themselves. */
function said(error: AppError): string | undefined {
	const { errors } = error;
	return errors.some(({ code }) => code === "bad_format") ? t.mistyped : problemsIn(error)["/email"];
}

type AddressProps = Pick<Props, "path" | "now" | "token"> & { of: ShownAddress };

const Address: FC<AddressProps> = ({ of: { address, confirmedAt, isPrimary, stops }, path, now, token }) => (
	<li>
		<div>
			<h3>
				<bdi>{address}</bdi>
			</h3>
			<p class="muted">
				{t.since(daysAgo(confirmedAt, now))} {isPrimary && <span class="tag good">{t.primary}</span>}{" "}
				{stops.includes("bounced") && <span class="tag">{t.failing}</span>}
				{stops.includes("complained") && <span class="tag">{t.complained}</span>}
			</p>
		</div>
		{token !== null && !isPrimary && (
			<div class="actions">
				{(["primary", "remove"] as const).map((what) => (
					<PostForm action={`${path}/${what}`} token={token}>
						<input type="hidden" name="email" value={address} />
						<button type="submit" class={what === "remove" ? "secondary danger" : "secondary"}>
							{what === "remove" ? t.remove : t.makePrimary}
							<span class="visually-hidden">{t.of(<bdi>{address}</bdi>)}</span>
						</button>
					</PostForm>
				))}
			</div>
		)}
	</li>
);
