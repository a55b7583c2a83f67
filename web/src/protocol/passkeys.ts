/** Passkeys in the browser: what the server asks for, handed to `navigator.credentials`, and what that answers, as the server takes it. */
import { Fault, passkeys } from './api';
import type { NewPasskey, PasskeyAnswer } from './generated';

type Bytes = Uint8Array<ArrayBuffer>;
const IS_ADDRESS = /^[\d.]+$|:/; // a host of numbers, which has no passkeys

/** Whether a browser can make and use passkeys here: over https or on this machine, at a name. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !IS_ADDRESS.test(location.hostname);
}

/** Lets the device make a passkey. */
export async function makePasskey(asked: PublicKeyCredentialCreationOptionsJSON, name: string): Promise<NewPasskey> {
  const { challenge, user, excludeCredentials = [] } = asked;
  const publicKey = {
    ...asked,
    challenge: decoded(challenge),
    user: { ...user, id: decoded(user.id) },
    excludeCredentials: excludeCredentials.map(described),
  } as PublicKeyCredentialCreationOptions;
  const made = await given(() => navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    name,
    credential: encoded(made.rawId),
    client_data: encoded(response.clientDataJSON),
    attestation: encoded(response.attestationObject),
  };
}

/** Lets the device sign with a passkey. */
export async function usePasskey(asked: PublicKeyCredentialRequestOptionsJSON): Promise<PasskeyAnswer> {
  const { challenge, allowCredentials = [] } = asked;
  const publicKey = {
    ...asked,
    challenge: decoded(challenge),
    allowCredentials: allowCredentials.map(described),
  } as PublicKeyCredentialRequestOptions;
  const used = await given(() => navigator.credentials.get({ publicKey }));
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    credential: encoded(used.rawId),
    client_data: encoded(response.clientDataJSON),
    authenticator_data: encoded(response.authenticatorData),
    signature: encoded(response.signature),
    user_handle: response.userHandle ? encoded(response.userHandle) : null,
  };
}

/** Confirms this session, for what asks for a second factor. */
export async function confirmSession(): Promise<void> {
  await passkeys.confirm(await usePasskey(await passkeys.confirmOptions()));
}

/** Does something, after the session is confirmed where that is asked for. */
export async function confirmed<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (fault) {
    if (!(fault instanceof Fault) || fault.code !== 'not_confirmed' || !hasPasskeys()) throw fault;
  }
  await confirmSession();
  return what();
}

/** What the browser gives; a fault with words where somebody thought better of it, or the device has what was asked for already. */
async function given(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential !== null) return credential as PublicKeyCredential;
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'InvalidStateError')
      throw new Fault('passkey_held', 'This device has a passkey for this account already.');
    if (!(problem instanceof DOMException)) throw problem;
  }
  throw new Fault('passkey_not_given', 'No passkey was given; nothing has changed.');
}

function described(each: PublicKeyCredentialDescriptorJSON): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: decoded(each.id) };
}

// Not every browser, nor every password manager that stands in for one, has `toJSON` and `parseCreationOptionsFromJSON`.

export function decoded(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

export function encoded(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
