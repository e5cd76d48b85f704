/**
 * Schemas of what is sent to the bank: written here, after the message definitions of ISO 20022, for exactly the elements that we send, in their order
 * and with their lengths. Whatever they take is a message by the schemas that ISO publishes, too; they take less.
 */
const TYPES = `
  <xs:simpleType name="Id35"><xs:restriction base="xs:string"><xs:pattern value="[A-Za-z0-9/\\-?:().,'+]{1,35}"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="BankText"><xs:restriction base="xs:string"><xs:pattern value="[A-Za-z0-9/\\-?:().,'+ ]+"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Text70"><xs:restriction base="BankText"><xs:maxLength value="70"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Text140"><xs:restriction base="BankText"><xs:maxLength value="140"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Count"><xs:restriction base="xs:string"><xs:pattern value="[1-9][0-9]{0,14}"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Sum"><xs:restriction base="xs:decimal"><xs:minExclusive value="0"/><xs:fractionDigits value="2"/><xs:totalDigits value="18"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Iban"><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Bic"><xs:restriction base="xs:string"><xs:pattern value="[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="CreditorId"><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{2}[0-9]{2}[A-Z0-9]{3}[A-Z0-9]{1,28}"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="PlainDateTime"><xs:restriction base="xs:dateTime"><xs:pattern value="[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="PlainDate"><xs:restriction base="xs:date"><xs:pattern value="[0-9]{4}-[0-9]{2}-[0-9]{2}"/></xs:restriction></xs:simpleType>
  <xs:complexType name="Amount"><xs:simpleContent><xs:extension base="Cents"><xs:attribute name="Ccy" use="required"><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="EUR"/></xs:restriction></xs:simpleType></xs:attribute></xs:extension></xs:simpleContent></xs:complexType>
  <xs:simpleType name="Cents"><xs:restriction base="xs:decimal"><xs:minInclusive value="0.01"/><xs:maxInclusive value="999999999.99"/><xs:fractionDigits value="2"/></xs:restriction></xs:simpleType>
  <xs:complexType name="Named"><xs:sequence><xs:element name="Nm" type="Text70"/></xs:sequence></xs:complexType>
  <xs:complexType name="Account"><xs:sequence><xs:element name="Id"><xs:complexType><xs:sequence><xs:element name="IBAN" type="Iban"/></xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType>
  <xs:complexType name="OwnBank"><xs:sequence><xs:element name="FinInstnId"><xs:complexType><xs:sequence><xs:element name="BICFI" type="Bic"/></xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType>
  <xs:complexType name="Coded"><xs:sequence><xs:element name="Cd"><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="SEPA"/><xs:enumeration value="CORE"/></xs:restriction></xs:simpleType></xs:element></xs:sequence></xs:complexType>
  <xs:complexType name="PaymentId"><xs:sequence><xs:element name="EndToEndId" type="Id35"/></xs:sequence></xs:complexType>
  <xs:complexType name="Remittance"><xs:sequence><xs:element name="Ustrd" type="Text140"/></xs:sequence></xs:complexType>
  <xs:complexType name="Header"><xs:sequence>
    <xs:element name="MsgId" type="Id35"/><xs:element name="CreDtTm" type="PlainDateTime"/><xs:element name="NbOfTxs" type="Count"/>
    <xs:element name="CtrlSum" type="Sum"/><xs:element name="InitgPty" type="Named"/>
  </xs:sequence></xs:complexType>`;

const schema = (message: string, root: string, parts: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns="urn:iso:std:iso:20022:tech:xsd:${message}" xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:iso:std:iso:20022:tech:xsd:${message}" elementFormDefault="qualified">
  <xs:element name="Document"><xs:complexType><xs:sequence><xs:element name="${root}"><xs:complexType><xs:sequence>
    <xs:element name="GrpHdr" type="Header"/><xs:element name="PmtInf" type="Batch" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>${TYPES}${parts}
</xs:schema>`;

const only = (value: string): string =>
  `<xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="${value}"/></xs:restriction></xs:simpleType>`;

const DEBITS = `
  <xs:complexType name="Batch"><xs:sequence>
    <xs:element name="PmtInfId" type="Id35"/>
    <xs:element name="PmtMtd">${only('DD')}</xs:element>
    <xs:element name="BtchBookg" type="xs:boolean"/><xs:element name="NbOfTxs" type="Count"/><xs:element name="CtrlSum" type="Sum"/>
    <xs:element name="PmtTpInf"><xs:complexType><xs:sequence>
      <xs:element name="SvcLvl" type="Coded"/><xs:element name="LclInstrm" type="Coded"/>
      <xs:element name="SeqTp"><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="FRST"/><xs:enumeration value="RCUR"/><xs:enumeration value="OOFF"/></xs:restriction></xs:simpleType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="ReqdColltnDt" type="PlainDate"/>
    <xs:element name="Cdtr" type="Named"/><xs:element name="CdtrAcct" type="Account"/><xs:element name="CdtrAgt" type="OwnBank"/>
    <xs:element name="ChrgBr">${only('SLEV')}</xs:element>
    <xs:element name="CdtrSchmeId"><xs:complexType><xs:sequence><xs:element name="Id"><xs:complexType><xs:sequence><xs:element name="PrvtId"><xs:complexType><xs:sequence><xs:element name="Othr"><xs:complexType><xs:sequence>
      <xs:element name="Id" type="CreditorId"/>
      <xs:element name="SchmeNm"><xs:complexType><xs:sequence><xs:element name="Prtry">${only('SEPA')}</xs:element></xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
    <xs:element name="DrctDbtTxInf" type="Debit" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="Debit"><xs:sequence>
    <xs:element name="PmtId" type="PaymentId"/><xs:element name="InstdAmt" type="Amount"/>
    <xs:element name="DrctDbtTx"><xs:complexType><xs:sequence><xs:element name="MndtRltdInf"><xs:complexType><xs:sequence>
      <xs:element name="MndtId" type="Id35"/><xs:element name="DtOfSgntr" type="PlainDate"/>
    </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
    <xs:element name="DbtrAgt"><xs:complexType><xs:sequence><xs:element name="FinInstnId"><xs:complexType><xs:sequence><xs:element name="Othr"><xs:complexType><xs:sequence>
      <xs:element name="Id">${only('NOTPROVIDED')}</xs:element>
    </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
    <xs:element name="Dbtr" type="Named"/>
    <xs:element name="DbtrAcct" type="Account"/><xs:element name="RmtInf" type="Remittance"/>
  </xs:sequence></xs:complexType>`;

const REFUNDS = `
  <xs:complexType name="Batch"><xs:sequence>
    <xs:element name="PmtInfId" type="Id35"/>
    <xs:element name="PmtMtd">${only('TRF')}</xs:element>
    <xs:element name="BtchBookg" type="xs:boolean"/><xs:element name="NbOfTxs" type="Count"/><xs:element name="CtrlSum" type="Sum"/>
    <xs:element name="PmtTpInf"><xs:complexType><xs:sequence><xs:element name="SvcLvl" type="Coded"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="ReqdExctnDt"><xs:complexType><xs:sequence><xs:element name="Dt" type="PlainDate"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="Dbtr" type="Named"/><xs:element name="DbtrAcct" type="Account"/><xs:element name="DbtrAgt" type="OwnBank"/>
    <xs:element name="ChrgBr">${only('SLEV')}</xs:element>
    <xs:element name="CdtTrfTxInf" type="Refund" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType>
  <xs:complexType name="Refund"><xs:sequence>
    <xs:element name="PmtId" type="PaymentId"/>
    <xs:element name="Amt"><xs:complexType><xs:sequence><xs:element name="InstdAmt" type="Amount"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="Cdtr" type="Named"/><xs:element name="CdtrAcct" type="Account"/><xs:element name="RmtInf" type="Remittance"/>
  </xs:sequence></xs:complexType>`;

export const SCHEMAS = {
  'pain.008': schema('pain.008.001.08', 'CstmrDrctDbtInitn', DEBITS),
  'pain.001': schema('pain.001.001.09', 'CstmrCdtTrfInitn', REFUNDS),
} as const;
