"""What WebAuthn asks a browser for, and what it checks of the answer: origin, host, challenge, presence, verification, signature."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from cryptography.hazmat.primitives.asymmetric import ec
from webauthn import generate_authentication_options, generate_registration_options, verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes, encode_cbor, options_to_json_dict, parse_client_data_json
from webauthn.helpers.cose import COSECRV, COSEKTY, COSEAlgorithmIdentifier, COSEKey
from webauthn.helpers.structs import (
    AttestationConveyancePreference,
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from coven.errors import CovenError
from coven.server.features.passkeys.challenges import LASTS
from coven.server.features.passkeys.site import Site
from coven.server.features.people.person import Person
from coven.server.messages.passkeys import NewPasskey, PasskeyAnswer

NAME = "Coven"
ALGORITHMS = [
    COSEAlgorithmIdentifier.EDDSA,
    COSEAlgorithmIdentifier.ECDSA_SHA_256,
    COSEAlgorithmIdentifier.RSASSA_PKCS1_v1_5_SHA_256,
]
Options = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True)
class MadePasskey:
    """A passkey as its device has made it."""

    credential: bytes
    public_key: bytes
    counter: int


def bad_passkey() -> CovenError:
    """The same whatever is wrong, so that nobody learns which passkeys there are."""
    return CovenError("bad_passkey", "That passkey does not fit; try again.")


# --- what is asked for --------------------------------------------------------------------------------------------------


def creation_options(site: Site, owner: Person, challenge: bytes, known: Iterable[bytes]) -> Options:
    """For `navigator.credentials.create`: a passkey that is found without a login, on none of the devices that have one already."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=owner.id.encode(),
        user_name=owner.login or owner.name,
        user_display_name=owner.name,
        challenge=challenge,
        timeout=LASTS * 1000,
        attestation=AttestationConveyancePreference.NONE,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=described(known),
        supported_pub_key_algs=ALGORITHMS,
    )
    return options_to_json_dict(options)


def request_options(site: Site, challenge: bytes, known: Iterable[bytes] = ()) -> Options:
    """For `navigator.credentials.get`: by one of these, or by whichever the device has for this site."""
    options = generate_authentication_options(
        rp_id=site.host,
        challenge=challenge,
        timeout=LASTS * 1000,
        allow_credentials=described(known),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


def described(credentials: Iterable[bytes]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=each) for each in credentials]


# --- what is answered ---------------------------------------------------------------------------------------------------


def challenge_in(client_data: str) -> bytes:
    """The challenge a browser says was signed; whether it is ours, and was signed, is another question. Raises `bad_passkey`."""
    said = read(lambda: parse_client_data_json(base64url_to_bytes(client_data)))
    if said.cross_origin:  # a page of another site has us in a frame
        raise bad_passkey()
    return said.challenge


def credential_in(answer: PasskeyAnswer) -> bytes:
    """Which passkey a browser says it used; raises `bad_passkey`."""
    return read(lambda: base64url_to_bytes(answer.credential))


def owner_in(answer: PasskeyAnswer) -> str | None:
    """The id of whom the device says the passkey is; raises `bad_passkey`."""
    handle = answer.user_handle
    return None if handle is None else read(lambda: base64url_to_bytes(handle).decode())


def check_made(site: Site, challenge: bytes, answer: NewPasskey) -> MadePasskey:
    """A passkey made for this site and challenge by somebody the device has verified; raises `bad_passkey`."""
    raw = read(lambda: base64url_to_bytes(answer.credential))
    response = read(
        lambda: AuthenticatorAttestationResponse(
            client_data_json=base64url_to_bytes(answer.client_data), attestation_object=base64url_to_bytes(answer.attestation)
        )
    )
    made = read(
        lambda: verify_registration_response(
            credential=RegistrationCredential(id=answer.credential, raw_id=raw, response=response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
            supported_pub_key_algs=ALGORITHMS,
        )
    )
    if made.credential_id != raw:
        raise bad_passkey()
    return MadePasskey(raw, made.credential_public_key, made.sign_count)


def check_signed(site: Site, challenge: bytes, answer: PasskeyAnswer, public_key: bytes) -> int:
    """The counter of a passkey that has signed for this site and challenge; raises `bad_passkey`."""
    response = read(
        lambda: AuthenticatorAssertionResponse(
            client_data_json=base64url_to_bytes(answer.client_data),
            authenticator_data=base64url_to_bytes(answer.authenticator_data),
            signature=base64url_to_bytes(answer.signature),
        )
    )
    signed = read(
        lambda: verify_authentication_response(
            credential=AuthenticationCredential(id=answer.credential, raw_id=base64url_to_bytes(answer.credential), response=response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=public_key,
            credential_current_sign_count=0,  # `Passkeys.note_used` compares it, once the signature is known to be good
            require_user_verification=True,
        )
    )
    return signed.new_sign_count


def new_public_key() -> bytes:
    """A public key whose secret nobody has, as a passkey's is kept."""
    point = ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers()
    kind = {COSEKey.KTY: COSEKTY.EC2, COSEKey.ALG: COSEAlgorithmIdentifier.ECDSA_SHA_256, COSEKey.CRV: COSECRV.P256}
    return encode_cbor({int(name): int(value) for name, value in kind.items()} | {-2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})


def read(what: Callable[[], T]) -> T:
    """Reads what a stranger sent; raises `bad_passkey` whatever the libraries for CBOR, COSE and certificates raise."""
    try:
        return what()
    except Exception:
        raise bad_passkey() from None
